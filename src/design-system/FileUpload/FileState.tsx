import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import type { Key } from '#design-system/DataTable/selection.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { ItemRow } from '#design-system/OrderedList/ItemRow.tsx'
import { Progress } from '#design-system/Progress/Progress.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './FileState.module.css'
import { fileUploadWords } from './words.ts'

export interface UploadedFile {
  /** Unique, from the moment that it was chosen. */
  key: Key
  /** Name of the file. */
  name: string
  /** In bytes. */
  size: number
  /** Where it is on its way; the caller sends it. */
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Share that was sent, from 0 to 100. Without it the bar only says that something goes on. */
  progress?: number | undefined
  /** Why it failed, and what to do, in a sentence. */
  message?: string | undefined
  /** Address of a small picture of it. */
  preview?: string | undefined
}

interface FileStateProps {
  file: UploadedFile
  isDisabled: boolean | undefined
  onRetry: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** A file's name and size, how far it is, and its buttons. */
export function FileState({ file, isDisabled, onRetry, onRemove }: FileStateProps) {
  const { name, size, state, progress, message, preview } = file
  const words = useWords('fileUpload', fileUploadWords)
  const share = Number.isFinite(progress) ? progress : undefined
  const tools = (
    <>
      {state === 'failed' && onRetry && (
        <Button icon="retry" data-control="retry" isDisabled={isDisabled} onPress={onRetry}>
          {words.retry}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {onRemove && (
        <IconButton
          icon="close"
          label={words.remove}
          about={name}
          data-control="remove"
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      )}
    </>
  )

  return (
    <ItemRow picture={preview} tools={tools}>
      {state === 'sending' ? (
        <Progress label={name} {...(share !== undefined && { value: share, text: words.percent(share) })} />
      ) : (
        <>
          <bdi className={classes.name}>{name}</bdi>
          <p className={classes.state} data-state={state}>
            {state === 'done' && <Icon name="check" />}
            {state === 'failed' && <Icon name="alert" />}
            <span>{state === 'failed' ? (message ?? words.failed) : words[state]}</span>
            {size > 0 && <bdi className={classes.size}>{words.size(size)}</bdi>}
          </p>
        </>
      )}
    </ItemRow>
  )
}

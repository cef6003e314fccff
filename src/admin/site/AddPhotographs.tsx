import { useEffect, useState } from 'react'
import type { LeaveQuestion } from '#admin/shared/form/LeaveGuard.tsx'
import { useLeaveGuard } from '#admin/shared/form/useLeaveGuard.ts'
import { deviceStorage } from '#api/storage.ts'
import { newKey } from '#contract/site/keys.ts'
import type { Path } from '#contract/site/sections.ts'
import { textAt, valueAt, withItems } from '#contract/site/values.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { FileUpload } from '#design-system/FileUpload/FileUpload.tsx'
import { langOf } from '#design-system/langOf.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './AddLinks.module.css'
import look from './AddPhotographs.module.css'
import { useEditor } from './editor.ts'
import { counted } from './siteTexts.ts'
import { useUploads } from './useUploads.ts'

/** Most photographs at once. */
const MOST = 30

/** Storage key of the names of files that are not sent yet, one a line. */
const UNSENT = 'site:unsent'

const question: LeaveQuestion = {
  title: 'Leave before all photographs are sent?',
  text: 'Those that have arrived are kept. The others have to be chosen again.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay here',
}

/** Adds photographs to the gallery as they arrive; then asks for their texts. */
export function AddPhotographs({ path }: { path: Path }) {
  const { changeList } = useEditor()
  const [lost, setLost] = useState(() => deviceStorage.read(UNSENT)?.split('\n') ?? [])
  /** Keys of the photographs that still want their texts. */
  const [fresh, setFresh] = useState<readonly string[]>([])
  const uploads = useUploads(({ name }, later) => {
    const key = newKey()
    changeList(path, (list) => {
      // A smaller file may have overtaken it, or it was sent again.
      const keys = Object.keys(list)
      const next = keys.findIndex((one) => later.includes(textAt(list[one], ['picture'])))
      const order = keys.toSpliced(next < 0 ? keys.length : next, 0, key)
      return withItems(list, { [key]: { picture: name, alt: '', caption: '', shape: 'square' } }, order)
    })
    setFresh((keys) => [...keys, key])
  })
  const unsent = uploads.files.filter(({ state }) => state !== 'done').map(({ name }) => name)
  const names = unsent.join('\n')
  useLeaveGuard(unsent.length > 0, () => {}, question)

  useEffect(() => {
    if (names === '') deviceStorage.remove(UNSENT)
    else deviceStorage.write(UNSENT, names)
  }, [names])

  return (
    <div className={classes.box}>
      {lost.length > 0 && (
        <InlineAlert
          tone="warning"
          action={
            <Button size="sm" onPress={() => setLost([])}>
              Close
            </Button>
          }
        >
          {`${counted(lost.length, 'photograph')} had not been sent when this page was left. Choose again: ${lost.join(', ')}`}
        </InlineAlert>
      )}
      <FileUpload
        label="Add photographs"
        name="photographs"
        description={`JPEG, PNG, WebP or AVIF, up to 12 MB each, ${MOST} at once.`}
        accept="image/jpeg,image/png,image/webp,image/avif"
        maxFiles={MOST}
        files={uploads.files}
        onChoose={uploads.add}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      {fresh.length > 0 && (
        <NewTexts
          key={fresh[0]}
          path={[...path, fresh[0] ?? '']}
          left={fresh.length - 1}
          onNext={() => setFresh(fresh.slice(1))}
        />
      )}
    </div>
  )
}

interface NewTextsProps {
  /** Of the photograph in the gallery; it may have been removed. */
  path: Path
  /** How many come after it. */
  left: number
  onNext: () => void
}

/** The texts of one new photograph, with it large. */
function NewTexts({ path, left, onNext }: NewTextsProps) {
  const { content, pictures, change } = useEditor()
  const textOf = (key: string) => textAt(content, [...path, key])
  const written = (key: string) => ({
    name: `new ${key}`,
    lang: langOf(textOf(key)).lang,
    value: textOf(key),
    onChange: (text: string) => change([...path, key], text),
  })
  return (
    <fieldset className={classes.titles} aria-label="Texts of a new photograph">
      {valueAt(content, path) !== undefined && (
        <>
          <img className={look.large} src={pictures[textOf('picture')]?.src} alt="" />
          <TextField
            {...written('alt')}
            label="What it shows"
            description="Read to those who cannot see it."
            isAutoFocused
          />
          <TextField {...written('caption')} label="Caption" isOptional />
        </>
      )}
      <Button variant="primary" onPress={onNext}>
        {left > 0 ? `Next photograph (${left} left)` : 'Done'}
      </Button>
    </fieldset>
  )
}

import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { ButtonFace } from '#design-system/Button/ButtonFace.tsx'
import buttonClasses from '#design-system/Button/Button.module.css'
import { classNames } from '#design-system/classNames.ts'
import type { FieldWiring } from '#design-system/Field/useField.ts'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './FileChooser.module.css'
import { fileUploadWords } from './words.ts'

interface FileChooserProps {
  wiring: FieldWiring
  ref: Ref<HTMLInputElement> | undefined
  /** Label of the button. */
  label: string
  accept: string | undefined
  isMultiple?: boolean
  isDisabled: boolean | undefined
  /** Called with at least one file. */
  onChoose: (files: File[]) => void
  /** Above the button: the picture that is chosen. */
  children?: ReactNode
}

/** A native file input with the looks of a button, in an area that takes dropped and pasted files. */
export function FileChooser(props: FileChooserProps) {
  const { wiring, ref, label, accept, isMultiple = false, onChoose, children } = props
  const words = useWords('fileUpload', fileUploadWords)
  const isPending = useIsFormPending()
  const isOff = props.isDisabled === true || isPending
  const [isOver, setOver] = useState(false)

  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1)
    if (files.length > 0) onChoose(files)
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take(currentTarget.files)
    // The same file can be chosen again.
    currentTarget.value = ''
  }

  function paste({ clipboardData }: ClipboardEvent) {
    if (!isOff) take(clipboardData.files)
  }

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // The browser would open the file in place of the page.
    event.preventDefault()
    setOver(!isOff)
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!isOff) take(event.dataTransfer.files)
  }

  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      <span className={classes.choice}>
        <input
          {...wiring.control}
          ref={ref}
          className={classNames('visually-hidden', classes.input)}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isOff}
          onChange={choose}
        />
        <label
          className={classNames(buttonClasses.button, classes.button)}
          htmlFor={wiring.control.id}
          data-variant="secondary"
        >
          <ButtonFace icon="upload">{label}</ButtonFace>
        </label>
        {isMultiple && (
          <span className={classes.drop} aria-hidden="true">
            {words.orDrop}
          </span>
        )}
      </span>
    </div>
  )
}

import { useRef, useState } from 'react'
import { atLeast } from '#design-system/bounds.ts'
import { classNames } from '#design-system/classNames.ts'
import type { Key } from '#design-system/DataTable/selection.ts'
import { usePassedRef } from '#design-system/domProps.ts'
import { Field } from '#design-system/Field/Field.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { firstControl, rowOf, useAim } from '#design-system/useAim.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { FileChooser } from './FileChooser.tsx'
import { FileState, type UploadedFile } from './FileState.tsx'
import classes from './FileUpload.module.css'
import { useNews } from './useNews.ts'
import { fileUploadWords } from './words.ts'

export interface FileUploadProps extends FieldProps<HTMLInputElement> {
  /** The files that were chosen, with the state of each; the caller holds and sends them. */
  files: readonly UploadedFile[]
  /** Called with files that were chosen, dropped or pasted, of any type: the caller checks them. */
  onChoose: (files: File[]) => void
  /** Called with the key of a failed file. Without it there is no "Try again". */
  onRetry?: (key: Key) => void
  /** Called with the key of a file to take away, on its way or not. */
  onRemove?: (key: Key) => void
  /** Types that the browser offers to choose from: 'image/jpeg,image/png'. @default all */
  accept?: string
  /** The most files in the list; more are not passed to onChoose. @default any number */
  maxFiles?: number
}

/** Chooses several files by button, drop or paste, and shows how far each is on its way. */
export function FileUpload(props: FileUploadProps) {
  const { label, description, isRequired, isOptional, isDisabled, files, onRetry, onRemove } = props
  const { accept, maxFiles = Infinity, ref, className } = props
  const words = useWords('fileUpload', fileUploadWords)
  const wiring = useField(props)
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const aim = useAim(frame)
  const [leftOut, setLeftOut] = useState(0)
  const said = useNews(files)
  usePassedRef(input, ref)
  const most = atLeast(1, maxFiles)

  function choose(chosen: File[]) {
    const fitting = chosen.slice(0, Math.max(0, most - files.length))
    setLeftOut(chosen.length - fitting.length)
    if (fitting.length > 0) props.onChoose(fitting)
  }

  function retry(key: Key) {
    aim(() => {
      const row = rowOf(list.current, key)
      return row?.querySelector('[data-control="retry"]') ? undefined : (firstControl(row) ?? input.current)
    })
    onRetry?.(key)
  }

  function remove(key: Key) {
    const index = files.findIndex((file) => file.key === key)
    const near = files[index + 1] ?? files[index - 1]
    aim(() => {
      if (rowOf(list.current, key)) return undefined
      const row = near && rowOf(list.current, near.key)
      return row?.querySelector<HTMLElement>('[data-control="remove"]') ?? input.current
    })
    setLeftOut(0)
    onRemove?.(key)
  }

  return (
    <div className={classNames(classes.frame, className)} ref={frame}>
      <Field {...{ wiring, label, description, isRequired, isOptional }}>
        <FileChooser
          {...{ wiring, accept, isDisabled }}
          ref={input}
          label={words.choose}
          isMultiple
          onChoose={choose}
        />
      </Field>
      <output className={classes.note}>{leftOut > 0 && words.tooMany(most, leftOut)}</output>
      {files.length > 0 && (
        <ul className={classes.files} ref={list} aria-label={words.filesOf(label)}>
          {files.map((file) => (
            <li key={file.key} className={classes.row} data-key={file.key}>
              <FileState
                {...{ file, isDisabled }}
                onRetry={onRetry && (() => retry(file.key))}
                onRemove={onRemove && (() => remove(file.key))}
              />
            </li>
          ))}
        </ul>
      )}
      <output className="visually-hidden">{said}</output>
    </div>
  )
}

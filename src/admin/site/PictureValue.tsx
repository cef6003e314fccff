import type { ReactNode } from 'react'
import type { PictureField as Field } from '#contract/site/field.ts'
import type { Path } from '#contract/site/sections.ts'
import { textAt } from '#contract/site/values.ts'
import { PictureField } from '#design-system/PictureField/PictureField.tsx'
import { nameOf } from './draft/contentValues.ts'
import { fieldId, messageAt, useEditor } from './editor.ts'
import { useUploads } from './useUploads.ts'

interface PictureValueProps {
  field: Field
  path: Path
  /** The field that describes the picture. */
  children?: ReactNode
}

/** A picture of the site: another one is sent as it is chosen. */
export function PictureValue({ field, path, children }: PictureValueProps) {
  const editor = useEditor()
  const uploads = useUploads(({ name }) => editor.change(path, name))
  const file = uploads.files.at(-1)
  const { alt } = field
  return (
    <PictureField
      id={fieldId(path)}
      name={nameOf(path)}
      label={field.label}
      description={field.hint}
      errorMessage={messageAt(editor, path)}
      src={editor.pictures[textAt(editor.content, path)]?.src}
      alt={alt === undefined ? '' : textAt(editor.content, [...path.slice(0, -1), alt])}
      file={file?.state === 'done' ? undefined : file}
      onChoose={(chosen) => uploads.add([chosen])}
      {...(file && {
        onRetry: () => uploads.retry(file.key),
        onRemove: () => uploads.remove(file.key),
      })}
    >
      {children}
    </PictureField>
  )
}

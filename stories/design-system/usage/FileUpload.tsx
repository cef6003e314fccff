import { useState } from 'react'
import { FileUpload, type UploadedFile } from '@institute/design-system'

export function Example() {
  const [files, setFiles] = useState<UploadedFile[]>([])
  const waiting = (chosen: File[]) =>
    chosen.map(({ name, size }): UploadedFile => ({
      key: crypto.randomUUID(),
      name,
      size,
      state: 'waiting',
    }))

  return (
    <FileUpload
      label="Photographs"
      name="photographs"
      description="JPEG, PNG, WebP or AVIF, up to 12 MB each."
      accept="image/*"
      maxFiles={30}
      files={files}
      onChoose={(chosen) => setFiles([...files, ...waiting(chosen)])}
      onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
    />
  )
}

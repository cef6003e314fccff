import { useState } from 'react'
import { FileUpload, type Key, type UploadedFile } from '@institute/design-system'

interface Chosen extends UploadedFile {
  file: File
}

/** The page holds the files and sends each. Progress is that of the request, here only whether it has ended. */
export function HeldByPage() {
  const [files, setFiles] = useState<Chosen[]>([])

  const change = (key: Key, news: Partial<UploadedFile>) =>
    setFiles((known) => known.map((each) => (each.key === key ? { ...each, ...news } : each)))

  async function send({ key, file }: Chosen) {
    change(key, { state: 'sending', message: undefined })
    try {
      const { ok } = await fetch('/api/pictures', { method: 'POST', body: file })
      change(key, ok ? { state: 'done' } : { state: 'failed', message: 'The server did not take it.' })
    } catch {
      change(key, { state: 'failed', message: 'No connection.' })
    }
  }

  function choose(chosen: File[]) {
    const added = chosen.map((file): Chosen => ({
      key: crypto.randomUUID(),
      name: file.name,
      size: file.size,
      state: 'waiting',
      file,
    }))
    setFiles([...files, ...added])
    for (const each of added) void send(each)
  }

  function retry(key: Key) {
    const failed = files.find((each) => each.key === key)
    if (failed) void send(failed)
  }

  return (
    <FileUpload
      label="Photographs"
      name="photographs"
      files={files}
      onChoose={choose}
      onRetry={retry}
      onRemove={(key) => setFiles(files.filter((each) => each.key !== key))}
    />
  )
}

import { failureText } from '#admin/shared/failureText.ts'
import type { ApiError } from '#api/apiError.ts'
import type { Sent } from '#api/send.ts'
import { PICTURE_LIMITS } from '#contract/site/pictures.ts'
import type { UploadedPicture } from '#contract/site/editing.ts'
import type { UploadedFile } from '#design-system/FileUpload/FileState.tsx'

/** Photographs that are sent at the same time. */
const AT_ONCE = 2

/** Largest photograph that the server takes, in MB. */
const MOST_MB = PICTURE_LIMITS.fileBytes / 1024 / 1024

interface Upload extends UploadedFile {
  file: File
  /** Whether it failed for want of a connection, so that it is sent again with the next one. */
  isLost: boolean
  /** The name of the picture, once it has arrived. */
  picture?: string
}

/** @param later names of the pictures that have arrived, and were chosen after it */
export type Take = (picture: UploadedPicture, later: readonly string[]) => void

type Send = (file: File, onProgress: (part: number) => void) => Promise<Sent<UploadedPicture>>

/** Sends photographs one after another, and tells how far each is. */
export interface Uploads {
  files: () => readonly UploadedFile[]
  /** Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Sets what is called with each picture that has arrived. */
  onArrival: (take: Take) => void
  add: (files: readonly File[]) => void
  retry: (key: UploadedFile['key']) => void
  /** Sends again what failed for want of a connection. */
  retryLost: () => void
  remove: (key: UploadedFile['key']) => void
}

let lastKey = 0

export function uploadQueue(send: Send): Uploads {
  let taken: Take = () => {}
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()

  function set(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  const update = (key: Upload['key'], change: Partial<Upload>) =>
    set(uploads.map((each) => (each.key === key ? { ...each, ...change } : each)))

  function sendNext() {
    const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void sendOne(upload)
  }

  async function sendOne({ key, file }: Upload) {
    update(key, { state: 'sending', progress: 0 })
    const sent = await send(file, (part) => update(key, { progress: part * 100 }))
    const at = uploads.findIndex((each) => each.key === key)
    if ('error' in sent) update(key, failure(sent.error))
    else {
      update(key, { state: 'done', preview: sent.data.src, picture: sent.data.name })
      const later = uploads.slice(at + 1).flatMap(({ picture }) => picture ?? [])
      if (at >= 0) taken(sent.data, later)
    }
    sendNext()
  }

  function again(isChosen: (upload: Upload) => boolean) {
    set(uploads.map((each) => (isChosen(each) ? { ...each, state: 'waiting' } : each)))
    sendNext()
  }

  return {
    files: () => uploads,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onArrival(take) {
      taken = take
    },
    add(files) {
      set([...uploads, ...files.map(uploadOf)])
      sendNext()
    },
    retry: (key) => again((upload) => upload.key === key),
    retryLost: () => again(({ state, isLost }) => state === 'failed' && isLost),
    remove: (key) => set(uploads.filter((each) => each.key !== key)),
  }
}

function uploadOf(file: File): Upload {
  const upload = { key: `file-${(lastKey += 1)}`, file, name: file.name, size: file.size, isLost: false }
  if (file.size <= PICTURE_LIMITS.fileBytes) return { ...upload, state: 'waiting' }
  const message = `It is larger than ${MOST_MB} MB. Make it smaller, or send it to yourself by WhatsApp and save that.`
  return { ...upload, state: 'failed', message }
}

const failure = (error: ApiError): Partial<Upload> => ({
  state: 'failed',
  isLost: error.status === 'OFFLINE' || error.status === 'TIMEOUT',
  message: failureText(error, 'The photograph was not taken. Please try again.'),
})

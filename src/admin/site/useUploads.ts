import { useEffect, useState, useSyncExternalStore } from 'react'
import { uploadPicture } from '#api/endpoints/site.ts'
import type { UploadedPicture } from '#contract/site/editing.ts'
import { useEditor } from './editor.ts'
import { lighterPhotograph } from './lighterPhotograph.ts'
import { uploadQueue } from './uploads.ts'

/** Sends photographs. @param onArrival called with each when it has arrived and can be shown */
export function useUploads(onArrival: (picture: UploadedPicture) => void) {
  const { addPicture } = useEditor()
  const [queue] = useState(() =>
    uploadQueue(async (file, onProgress) => uploadPicture(await lighterPhotograph(file), onProgress)),
  )
  const files = useSyncExternalStore(queue.subscribe, queue.files, queue.files)
  useEffect(() =>
    queue.onArrival((picture) => {
      addPicture(picture.name, picture)
      onArrival(picture)
    }),
  )
  useEffect(() => {
    window.addEventListener('online', queue.retryLost)
    return () => window.removeEventListener('online', queue.retryLost)
  }, [queue])
  return { ...queue, files }
}

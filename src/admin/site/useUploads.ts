import { useEffect, useState, useSyncExternalStore } from 'react'
import { importOnce } from '#admin/shared/importOnce.ts'
import { uploadPicture } from '#api/endpoints/site.ts'
import { useEditor } from './editor.ts'
import { uploadQueue, type Take } from './uploads.ts'

/** Most forms are left without a photograph. */
const loadLighter = importOnce(() => import('./lighterPhotograph.ts'))

/** Sends photographs. @param onArrival called with each when it has arrived and can be shown */
export function useUploads(onArrival: Take) {
  const { addPicture } = useEditor()
  const [queue] = useState(() =>
    uploadQueue(async (file, onProgress) => {
      const light = await loadLighter()
        .then(({ lighterPhotograph }) => lighterPhotograph(file))
        // It is sent as it is.
        .catch(() => file)
      return uploadPicture(light, onProgress)
    }),
  )
  const files = useSyncExternalStore(queue.subscribe, queue.files, queue.files)
  useEffect(() =>
    queue.onArrival((picture, later) => {
      addPicture(picture.name, picture)
      onArrival(picture, later)
    }),
  )
  useEffect(() => {
    window.addEventListener('online', queue.retryLost)
    return () => window.removeEventListener('online', queue.retryLost)
  }, [queue])
  return { ...queue, files }
}

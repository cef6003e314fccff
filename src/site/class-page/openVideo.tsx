import { createRoot } from 'react-dom/client'
import { langOf } from '#design-system/langOf.ts'
import { VideoModal } from '#design-system/VideoModal/VideoModal.tsx'

interface OpenVideoOptions {
  /** Where the dialog is added. */
  container: Element
  /** The video's id, 11 characters. */
  id: string
  title: string
  onEnded: () => void
  onClosed: () => void
}

/** Opens the library's player above the page. */
export function openVideo({ container, id, title, onEnded, onClosed }: OpenVideoOptions): void {
  // In a section, as the player's header is no banner of the page.
  const place = container.appendChild(document.createElement('section'))
  const root = createRoot(place)
  function close() {
    root.unmount()
    place.remove()
    onClosed()
  }
  root.render(
    <VideoModal isOpen video={{ id, title, lang: langOf(title).lang }} onClose={close} onEnded={onEnded} />,
  )
}

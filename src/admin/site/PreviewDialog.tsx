import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { Preview } from './Preview.tsx'

interface PreviewDialogProps {
  title: string
  path: string
  version?: number
  onClose: () => void
}

/** A preview over the screen. */
export function PreviewDialog({ title, onClose, ...preview }: PreviewDialogProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Preview {...preview} leadsToForm />
    </Dialog>
  )
}

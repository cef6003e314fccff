import { useState } from 'react'
import { Button, ConfirmDialog } from '@institute/design-system'

export function Example() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete course</Button>
      <ConfirmDialog
        title="Confirm Deletion"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
        confirmLabel="Yes, Delete"
        cancelLabel="No, Cancel"
        tone="danger"
      >
        Are you sure you want to delete the course <b>Arabic for Readers</b>?
      </ConfirmDialog>
    </>
  )
}

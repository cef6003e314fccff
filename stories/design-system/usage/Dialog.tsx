import { useState } from 'react'
import { Button, Dialog } from '@institute/design-system'

export function Example() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button onPress={() => setOpen(true)}>Show details</Button>
      <Dialog
        title="Aysha Rahman"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        <p>Batch 07, Arabic for Readers</p>
      </Dialog>
    </>
  )
}

import { useState } from 'react'
import { Button, SidePanel, SidePanelEntry } from '@institute/design-system'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Menu
      </Button>
      <SidePanel label="Menu" isOpen={isOpen} onClose={close}>
        <SidePanelEntry href="#home" icon="home" isCurrent onPress={close}>
          Home
        </SidePanelEntry>
        <SidePanelEntry href="#library" icon="book" onPress={close}>
          Library
        </SidePanelEntry>
      </SidePanel>
    </>
  )
}

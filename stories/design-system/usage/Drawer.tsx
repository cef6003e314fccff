import { useState } from 'react'
import { Button, Drawer, Tile, Tiles } from '@institute/design-system'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <>
      <Button onPress={() => setOpen(true)}>Open menu</Button>
      <Drawer title="Menu" isOpen={isOpen} onClose={close}>
        <Tiles label="Sections">
          <Tile href="#courses" icon="course" label="Courses" shortcut="C" isCurrent onPress={close} />
          <Tile
            href="#students"
            icon="students"
            label="Students"
            shortcut="S"
            isCurrent={false}
            onPress={close}
          />
        </Tiles>
      </Drawer>
    </>
  )
}

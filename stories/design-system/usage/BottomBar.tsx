import { useState } from 'react'
import { Button, MenuButton, BottomBar } from '@institute/design-system'

export function Example() {
  const [isOpen, setOpen] = useState(false)

  return (
    <BottomBar
      start="31 to 45 of 248"
      center={<MenuButton isOpen={isOpen} onPress={() => setOpen(true)} />}
      end={<Button variant="primary">Next</Button>}
    />
  )
}

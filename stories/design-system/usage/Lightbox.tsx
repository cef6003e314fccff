import { useState } from 'react'
import { Button, Lightbox } from '@institute/design-system'

const square =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='600'%3E%3Crect width='800' height='600' fill='teal'/%3E%3C/svg%3E"

const pictures = [
  { src: square, alt: 'A courtyard with a well', caption: 'The courtyard, 2024' },
  { src: square, alt: 'Shelves with manuscripts', caption: 'The library, 2024' },
]

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(0)

  return (
    <>
      <Button onPress={() => setOpen(true)}>Show pictures</Button>
      <Lightbox
        label="The institute"
        pictures={pictures}
        isOpen={isOpen}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

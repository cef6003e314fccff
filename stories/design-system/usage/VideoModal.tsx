import { useState } from 'react'
import { Button, VideoModal } from '@institute/design-system'

export function Example() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button onPress={() => setOpen(true)}>Play the first day</Button>
      <VideoModal
        isOpen={isOpen}
        video={{ title: 'The first hadith', day: 'DAY-01', href: 'https://www.youtube.com/' }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

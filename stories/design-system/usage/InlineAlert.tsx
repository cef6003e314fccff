import { useState } from 'react'
import { Button, InlineAlert } from '@institute/design-system'

export function Example() {
  const [isShown, setShown] = useState(false)

  return (
    <>
      <Button onPress={() => setShown(true)}>Delete batch</Button>
      {isShown && <InlineAlert>Cannot delete this batch: 12 students belong to it.</InlineAlert>}
    </>
  )
}

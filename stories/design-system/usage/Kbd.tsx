import { Button, Kbd } from '@institute/design-system'

export function Example() {
  return (
    <Button aria-keyshortcuts="M">
      Menu <Kbd>M</Kbd>
    </Button>
  )
}

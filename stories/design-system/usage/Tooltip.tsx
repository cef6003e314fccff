import { Button, Tooltip } from '@institute/design-system'

export function Example() {
  return (
    <Tooltip text="Only teachers of this batch can publish">
      <Button isInert>Publish</Button>
    </Tooltip>
  )
}

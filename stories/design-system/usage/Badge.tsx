import { Badge } from '@institute/design-system'

export function Example() {
  return (
    <p>
      Batch 07 <Badge tone="ok">Active</Badge>
    </p>
  )
}

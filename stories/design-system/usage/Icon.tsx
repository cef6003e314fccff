import { Icon } from '@institute/design-system'

export function Example() {
  return (
    <p>
      <Icon name="calendar" /> Sunday, 6:30 PM
    </p>
  )
}

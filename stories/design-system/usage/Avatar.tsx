import { Avatar } from '@institute/design-system'

export function Example() {
  return (
    <p>
      <Avatar name="Aysha Rahman" /> Aysha Rahman
    </p>
  )
}

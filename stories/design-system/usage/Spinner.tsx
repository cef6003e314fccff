import { Spinner } from '@institute/design-system'

export function Example() {
  return (
    <p>
      <Spinner /> Deleting...
    </p>
  )
}

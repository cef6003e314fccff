import { SkeletonForm } from '@institute/design-system'

export function Example() {
  return <SkeletonForm fields={3} />
}

import { SkeletonForm, type SkeletonFormProps } from '#design-system/Skeleton/SkeletonForm.tsx'
import { AdminBar } from './AdminBar.tsx'

/** In the place of a screen or record that is still on its way. */
export function Waiting(props: SkeletonFormProps) {
  return (
    <>
      <SkeletonForm {...props} />
      <AdminBar />
    </>
  )
}

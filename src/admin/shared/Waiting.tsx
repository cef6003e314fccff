import { SkeletonForm, type SkeletonFormProps } from '#design-system/Skeleton/SkeletonForm.tsx'
import { AdminBar } from './AdminBar.tsx'

/** A placeholder while a screen or record loads. */
export function Waiting(props: SkeletonFormProps) {
  return (
    <>
      <SkeletonForm {...props} />
      <AdminBar />
    </>
  )
}

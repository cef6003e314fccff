import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** Shown while the code of a screen loads. */
export function Waiting() {
  return (
    <>
      <SkeletonForm />
      <AdminBar />
    </>
  )
}

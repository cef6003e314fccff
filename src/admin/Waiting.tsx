import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** In the place of a screen whose code is still on its way. */
export function Waiting() {
  return (
    <>
      <SkeletonForm />
      <AdminBar />
    </>
  )
}

import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import { AdminBar } from './AdminBar.tsx'

interface WaitingProps {
  /** @default 2 */
  fields?: number
}

/** In the place of a screen or record that is still on its way. */
export function Waiting({ fields }: WaitingProps) {
  return (
    <>
      <SkeletonForm fields={fields} />
      <AdminBar />
    </>
  )
}

import { useLocation } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import type { Detour } from './returnAddress.ts'

/** Where a batch has no divisions: the way to make one and come back to what is typed. @spec 511, reading Q88 */
export function NoDivisions({ batchId }: { batchId: string }) {
  const state: Detour = { backTo: useLocation().pathname }
  return (
    <>
      This batch has no divisions yet.{' '}
      <Link variant="text" href={`${paths.admin.divisionAdd}?batch_id=${batchId}`} state={state}>
        Add one
      </Link>
    </>
  )
}

import { useLocation } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import type { Detour } from '#admin/shared/list/returnAddress.ts'

/** Links to the form that adds a division to a batch without any, and returns to the current form. @spec 511, reading Q88 */
export function NoDivisions({ batchId }: { batchId: string }) {
  const state: Detour = { backTo: useLocation().pathname }
  return (
    <>
      This batch has no divisions yet.{' '}
      <Link variant="text" href={`${paths.forms.divisions.add}?batch_id=${batchId}`} state={state}>
        Add one
      </Link>
    </>
  )
}

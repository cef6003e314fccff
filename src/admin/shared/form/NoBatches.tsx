import { useLocation } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import type { Detour } from '#admin/shared/list/returnAddress.ts'

/** Links to the form that adds the first batch, and returns to the current form. */
export function NoBatches() {
  const state: Detour = { backTo: useLocation().pathname }
  return (
    <>
      There are no batches yet.{' '}
      <Link variant="text" href={paths.forms.batches.add} state={state}>
        Add a batch
      </Link>
    </>
  )
}

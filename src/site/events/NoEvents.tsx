import art from '#content/art/empty-ledger.svg?no-inline'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'

/** In place of events where an institute has none. */
export function NoEvents() {
  return (
    <EmptyState title="No event is planned" art={art}>
      New ones are listed here.
    </EmptyState>
  )
}

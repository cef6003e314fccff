import { StateFrame, type StateProps } from './StateFrame.tsx'

/** Shown when there are no items, with one action. */
export function EmptyState(props: StateProps) {
  return <StateFrame {...props} />
}

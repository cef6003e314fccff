import { StateFrame, type StateProps } from './StateFrame.tsx'

/** Nothing to show, and one way on. */
export function EmptyState(props: StateProps) {
  return <StateFrame {...props} />
}

import { useSyncExternalStore } from 'react'

/**
 * Returns a value that only the browser knows, such as one that depends on the time or the query. Hydration uses
 * `prerendered`, as the markup must match.
 */
export function useInBrowser<Value extends boolean | number>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(noChanges, read, () => prerendered)
}

const noChanges = () => () => {}

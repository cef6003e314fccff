import { useSyncExternalStore } from 'react'

/**
 * Returns a value that only the browser knows, such as one that depends on the time or the address. The server and
 * hydration use `prerendered`, as the markup must match.
 */
export function useInBrowser<Value extends boolean | number | string>(
  read: () => Value,
  prerendered: Value,
): Value {
  return useSyncExternalStore(noChanges, read, () => prerendered)
}

const noChanges = () => () => {}

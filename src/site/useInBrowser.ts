import { useSyncExternalStore } from 'react'

/**
 * Returns a value that only the browser knows, such as one that depends on the time or the query. Hydration uses
 * `prerendered`, as the markup must match.
 */
export function useInBrowser(read: () => boolean, prerendered: boolean): boolean {
  return useSyncExternalStore(noChanges, read, () => prerendered)
}

const noChanges = () => () => {}

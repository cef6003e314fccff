import { useSyncExternalStore } from 'react'

/**
 * What only a browser knows, such as the time or the address's search: pages are made without it, and their first
 * render has to be the same.
 * @param inPage what the page was made with
 */
export function useInBrowser(read: () => boolean, inPage: boolean): boolean {
  return useSyncExternalStore(noChanges, read, () => inPage)
}

const noChanges = () => () => {}

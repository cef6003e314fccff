import { useSyncExternalStore } from 'react'

/**
 * Whether this render has to be as the page's HTML, which was made at build: without what only a browser knows, such as
 * ids and drafts, and without inline styles, which its policy refuses.
 */
export const useIsInPage = () =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )

import { useInBrowser } from '#design-system/useInBrowser.ts'

/**
 * Whether this render is the one at build time or its hydration, which must produce the same HTML: without data that
 * only the browser has, such as ids and drafts, and without inline styles, which the content security policy refuses.
 */
export const useIsHydrating = () => useInBrowser(() => false, true)

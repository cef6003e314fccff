import { canonicalPath, withoutFinalSlash } from '#contract/paths.ts'

/** The target of an address that redirects. */
export interface OtherAddress {
  pathname: string
  /** Including the '#'. */
  hash?: string
}

/**
 * Returns the canonical form of a document's address, as the server would redirect it: without final slashes,
 * and with redirects applied. Needed before hydration, which compares the address with the HTML.
 */
export function settledAddress(href: string, otherNames: Record<string, OtherAddress> = {}): URL {
  const url = new URL(href)
  const own = { pathname: withoutFinalSlash(url.pathname) }
  return Object.assign(url, own, otherNames[canonicalPath(url.pathname)])
}

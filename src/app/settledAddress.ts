import { canonicalPath, withoutFinalSlash } from '#contract/paths.ts'

/** Where an address leads that is not a page's own. */
export interface OtherAddress {
  pathname: string
  /** With its sign. */
  hash?: string
}

/**
 * Returns the address that a document takes on before anything is compared with its HTML, as the server would have sent
 * it: without slashes at its end, and with the page's name in place of another one.
 */
export function settledAddress(href: string, otherNames: Record<string, OtherAddress> = {}): URL {
  const url = new URL(href)
  const own = { pathname: withoutFinalSlash(url.pathname) }
  return Object.assign(url, own, otherNames[canonicalPath(url.pathname)])
}

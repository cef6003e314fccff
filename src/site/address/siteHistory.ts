/** Where the visitor is. */
export interface Address {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its sign, or empty. */
  hash: string
  /** What was kept in this entry of the history. */
  state: unknown
  /** Names this entry of the history; `first` is the one that the document began with. */
  key: string
  /** How it was reached: `return` is Back and Forward. */
  way: 'first' | 'push' | 'replace' | 'return'
}

export interface GoOptions {
  /** Kept in the history entry. */
  state?: unknown
  /** Takes the place of the current entry. */
  replace?: boolean
}

/** The history that the site moves in: the browser's own, or one that a story plays. */
export interface SiteHistory {
  current: () => Address
  /** To another address of the site: '/library', or '?day=12' on the same page. */
  go: (href: string, options?: GoOptions) => void
  back: () => void
  /** @returns how to stop listening */
  listen: (tell: () => void) => () => void
}

/** Tells an address from its parts, with the way that led there. */
export function addressOf(
  url: URL | Location,
  { key, state }: Pick<Address, 'key' | 'state'>,
  way: Address['way'],
) {
  const { pathname, search, hash } = url
  return { pathname, search, hash, key, state, way }
}

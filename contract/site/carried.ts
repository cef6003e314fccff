/** Where the content of pages lies, for other pages. */
export const CONTENT_FOLDER = '/content/'

/** Returns the address of a page's content. @param name of the page: 'home', 'library/nabiyoram' */
export const contentPath = (name: string): string => `${CONTENT_FOLDER}${name}.json`

/** The id of the element with the page's content, as JSON. */
export const CONTENT_ID = 'content'

/** The address of the worker that keeps the site for when there is no connection. It stays the same for ever. */
export const WORKER = '/worker.js'

/** Begins the name of each cache of the site. */
export const CACHE_PREFIX = 'site-'

/** The cache of the pages that were opened, and of their contents. The number changes with the form of what is kept. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages-1`

/** Header of a content that was kept on the device, with the time. A kept page has it as `data-kept-at`. */
export const KEPT_AT = 'X-Kept-At'

/** Tells the worker that a page was opened from another one. */
export interface SeenPage {
  address: string
  version: string
}

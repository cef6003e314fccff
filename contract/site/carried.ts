/** Where the content of pages lies, for other pages. */
export const CONTENT_FOLDER = '/content/'

/** Returns the address of a page's content. @param name of the page: 'home', 'library/nabiyoram' */
export const contentPath = (name: string): string => `${CONTENT_FOLDER}${name}.json`

/** The id of the element with the page's content, as JSON. */
export const CONTENT_ID = 'content'

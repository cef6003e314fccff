/** The calls of the site's editor, contents of a size, and the pages that visitors get of them. */

/**
 * A content as it is edited: its lists are objects of their items.
 * @template Value
 * @typedef {Value extends [string, string] ? Value : Value extends (infer Item)[] ? Record<string, Keyed<Item>> : Value extends object ? { [Key in keyof Value]: Keyed<Value[Key]> } : Value} Keyed
 */
/** @typedef {Keyed<import('#contract/site/content.ts').Content>} Content */
/** @typedef {Content['library']} Library */
/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').openOffice>>} Office */

/**
 * What the calls answer: a draft, the changes, a version or the overview.
 * @typedef {object} Answer
 * @property {Content} content of the section alone @property {Content} published @property {number} revision
 * @property {number} base @property {Partial<Record<string, number>>} revisions
 * @property {number} number @property {{ number: number }} version
 */

/** @param {Pick<Office, 'ask'>} office */
export function siteEditor({ ask }) {
  /** @param {string} method @param {string} path @param {object} [body] */
  async function expect(method, path, body) {
    const { status, body: said } = await ask(method, path, body)
    if (status !== 200)
      throw new Error(`${method} ${path} was answered with ${status}: ${JSON.stringify(said)}`)
    /** @type {Answer} */
    const answer = said.data
    return answer
  }
  /** @param {string} section */
  const draft = (section) => expect('GET', `/site/drafts/${section}`)
  /** Returns the body of a publish of everything. @param {string[]} [without] */
  async function chosen(without = []) {
    const { base, revisions } = await expect('GET', '/site/changes')
    return { base, revisions, without }
  }
  /** Changes the draft of a section. @param {string} section @param {(content: Content) => object} edit */
  const change = async (section, edit) => {
    const { revision, content } = await draft(section)
    return expect('PUT', `/site/drafts/${section}`, { revision, content: edit(content) })
  }
  /** @param {string[]} [without] */
  const publish = async (without) => expect('POST', '/site/publish', await chosen(without))
  return { expect, draft, chosen, change, publish }
}

const VIDEOS = 500
const PLAYLISTS = 40

/** The link of a video of this number. @param {number} number */
export const linkOf = (number) => `https://youtu.be/${String(number).padStart(11, 'v')}`

/** Returns a list of items with keys. @template Item @param {readonly Item[]} items @returns {Record<string, Item>} */
export const keyed = (items) => Object.fromEntries(items.map((item, index) => [`K${index}`, item]))

/** Returns a list in the reverse order. @template Item @param {Record<string, Item>} list */
export const reversed = (list) => Object.fromEntries(Object.entries(list).toReversed())

/** A library of 40 playlists with 500 videos. @param {Library} library @returns {Library} */
export function largeLibrary(library) {
  const [{ picture } = { picture: '' }] = Object.values(library.playlists)
  const videos = Array.from({ length: VIDEOS }, (_, number) => {
    /** @type {[string, string]} */
    const video = [`ഹദീസ് പാഠം ${number + 1}: അനുഗ്രഹത്തിന്റെ വാതിൽ`, linkOf(number)]
    return video
  })
  const playlists = Array.from({ length: PLAYLISTS }, (_, number) => ({
    id: `series-${number + 1}`,
    title: `പ്രവാചക ചരിത്രം ${number + 1}`,
    description: 'A series of lessons on the life of the Prophet, with notes for students.',
    picture,
    videos: keyed(videos.filter((_video, index) => index % PLAYLISTS === number)),
  }))
  return { ...library, playlists: keyed(playlists) }
}

/** Returns the version of the site that a page carries. @param {string} html */
export const versionIn = (html) => /"frame":\{"version":"(\d+)[^"]*"/.exec(html)?.[1] ?? 'none'

/**
 * Reads all pages of the sitemap. Returns the versions that they carry, each once.
 * @param {string} url of the API
 */
export async function versionsAt(url) {
  const site = new URL(url).origin
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const pages = await Promise.all(paths.map(async (path) => (await fetch(site + path)).text()))
  return [...new Set(pages.map(versionIn))]
}

const HOSTS = /^(?:[\w-]+\.){0,2}(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
/** Link formats with the id as the second part of the path; in YouTube Studio it is `video`. */
const LINK_FORMATS = /^(?:embed|v|shorts|live|video)$/i
/** The 11 characters of a video id. @spec 475 */
const ID = /^[\w-]{11}$/
/** An id with what follows it in a text. `/embed/videoseries` and `/embed/live_stream` are no videos. */
const ID_FIRST = /^(?!videoseries|live_stream)([\w-]{11})(?![\w-])/

/** Escapes that links to videos have within other links, and in the code that embeds a video. */
const ESCAPES = /%(?:3A|2F|3F|3D|26)|&amp;/gi

/**
 * Returns the id of the only video in a text: a link (short, watch, embed, v, shorts, live, or of YouTube Studio), with or without
 * https://, the code that embeds a video, a message with a link. Undefined for a text with no video, or with several. @spec 263, 355-358
 */
export function videoIdOf(text: string): string | undefined {
  const links = visible(text)
    .replace(ESCAPES, (escape) => (escape.startsWith('%') ? decodeURIComponent(escape) : '&'))
    .split(/[\s"'<>]+|(?=https?:\/\/)/i)
  const ids = new Set(links.map(idIn).filter((id) => id !== undefined))
  return ids.size === 1 ? [...ids][0] : undefined
}

/** Returns a text without the marks that a copied link brings. */
const visible = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '')

function idIn(link: string): string | undefined {
  const url = urlOf(link)
  if (url === undefined || !HOSTS.test(url.hostname)) return undefined
  const [first = '', second] = url.pathname.split('/').filter(Boolean)
  const isShort = url.hostname.endsWith('youtu.be')
  const candidate = /^watch$/i.test(first)
    ? url.searchParams.get('v')
    : LINK_FORMATS.test(first)
      ? second
      : isShort && first
  return candidate ? ID_FIRST.exec(candidate)?.[1] : undefined
}

function urlOf(link: string) {
  const full = /^https?:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
  return URL.canParse(full) ? new URL(full) : undefined
}

/** Whether a text is just a video id. */
export const isVideoId = (text: string) => ID.test(text)

/** Returns the value to save for a link: the video id, or the text as it was typed. @spec 359, reading Q46 */
export const savedLink = (link: string) => videoIdOf(link) ?? link.trim()

/** Returns the text that an edit form shows for a saved link: a short link for an id. @spec 485, reading Q45 */
export const shownLink = (saved: string) => (isVideoId(saved) ? `https://youtu.be/${saved}` : saved)

/** Returns the URL of a saved link; undefined if it is not a web address (reading Q47). */
export function watchAddress(saved: string): string | undefined {
  const link = visible(savedLink(saved))
  if (isVideoId(link)) return `https://www.youtube.com/watch?v=${link}`
  return /^https?:\/\/[^\s/]/i.test(link) && URL.canParse(link) ? link : undefined
}

const HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
/** Link formats with the id as the second part of the path. */
const LINK_FORMATS = /^(?:embed|v|shorts|live)$/i
/** The 11 characters of a video id. @spec 475 */
const ID = /^[\w-]{11}$/

/**
 * Returns the video id in a link: short, watch, embed, v, shorts or live, with or without https://. Undefined for
 * every other text. @spec 263, 355-358
 */
export function videoIdOf(link: string): string | undefined {
  const url = urlOf(link.trim())
  if (url === undefined || !HOSTS.test(url.hostname)) return undefined
  // An "&" in a path comes from parameters that somebody added by hand.
  const [first = '', second] = url.pathname.split(/[/&]/).filter(Boolean)
  const isShort = url.hostname.endsWith('youtu.be')
  const candidate = /^watch$/i.test(first)
    ? url.searchParams.get('v')
    : LINK_FORMATS.test(first)
      ? second
      : isShort && first
  return candidate && isVideoId(candidate) ? candidate : undefined
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
  if (isVideoId(saved)) return `https://www.youtube.com/watch?v=${saved}`
  return /^https?:\/\/[^\s/]/i.test(saved) && URL.canParse(saved) ? saved : undefined
}

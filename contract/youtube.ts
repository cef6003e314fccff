const HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
/** Forms of a link that have the id as the second part of their path. */
const FORMS = /^(?:embed|v|shorts|live)$/i
/** The 11 characters of a video's id. @spec 475 */
const ID = /^[\w-]{11}$/

/**
 * Returns the id of the video that a link leads to: short, watch, embed, v, shorts or live, with or without https://. Undefined for every other text.
 * @spec 263, 355-358
 */
export function videoIdOf(link: string): string | undefined {
  const url = urlOf(link.trim())
  if (url === undefined || !HOSTS.test(url.hostname)) return undefined
  // An "&" in a path is where somebody has added to a link by hand.
  const [first = '', second] = url.pathname.split(/[/&]/).filter(Boolean)
  const isShort = url.hostname.endsWith('youtu.be')
  const candidate = /^watch$/i.test(first)
    ? url.searchParams.get('v')
    : FORMS.test(first)
      ? second
      : isShort && first
  return candidate && isVideoId(candidate) ? candidate : undefined
}

function urlOf(link: string) {
  const full = /^https?:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
  return URL.canParse(full) ? new URL(full) : undefined
}

/** Whether a text is nothing but a video's id. */
export const isVideoId = (text: string) => ID.test(text)

/** What is saved for a link: the video's id, or the text as it was typed. @spec 359, reading Q46 */
export const savedLink = (link: string) => videoIdOf(link) ?? link.trim()

/** What an edit form shows for a saved link: an id becomes a short link again. @spec 485, reading Q45 */
export const shownLink = (saved: string) => (isVideoId(saved) ? `https://youtu.be/${saved}` : saved)

/** Where a saved link leads; undefined for a text that is no web address (reading Q47). */
export function watchAddress(saved: string): string | undefined {
  if (isVideoId(saved)) return `https://www.youtube.com/watch?v=${saved}`
  return /^https?:\/\/[^\s/]/i.test(saved) && URL.canParse(saved) ? saved : undefined
}

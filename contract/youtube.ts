/** Characters of a video's id (statement 475). */
const VIDEO_ID_LENGTH = 11

const id = `[\\w-]{${VIDEO_ID_LENGTH}}`
const isId = new RegExp(`^${id}$`)
const hosts = '(?:https?:)?(?://)?(?:www\\.|m\\.|music\\.)?(?:youtube(?:-nocookie)?\\.com|youtu\\.be)'
const forms = [
  new RegExp(`^(?:https?://)?youtu\\.be/(${id})(?:[/?#&]|$)`, 'i'),
  new RegExp(`^${hosts}/watch\\?(?:[^#]*&)?v=(${id})(?:[#&]|$)`, 'i'),
  new RegExp(`^${hosts}/(?:embed|v)/(${id})(?:[/?#&]|$)`, 'i'),
]

/** The video's id in a link of a known form: short, watch, embed or v/ (statements 355 to 358); else undefined. */
function videoIdIn(link: string): string | undefined {
  for (const form of forms) {
    const found = form.exec(link.trim())?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a text is nothing but a video's id. */
export const isVideoId = (text: string) => isId.test(text)

/** What is saved for a link: the video's id, or the text as it was typed (statement 359, reading Q46). */
export const savedLink = (link: string) => videoIdIn(link) ?? link.trim()

/** What an edit form shows for a saved link: an id becomes a short link again (reading Q45, statement 485). */
export const shownLink = (saved: string) => (isVideoId(saved) ? `https://youtu.be/${saved}` : saved)

/** Where a saved link leads; undefined for a text that is no web address (reading Q47). */
export function watchAddress(saved: string): string | undefined {
  if (isVideoId(saved)) return `https://www.youtube.com/watch?v=${saved}`
  return /^https?:\/\/[^\s/]/i.test(saved) && URL.canParse(saved) ? saved : undefined
}

const HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const ID = /^[\w-]{11}$/

/** The 11 characters that name a video, from a short link, a watch, embed, v, shorts or live address; else undefined (statements 263, 475). */
export function videoIdOf(url: string): string | undefined {
  const address = addressOf(url.trim())
  if (address === undefined || !HOSTS.test(address.hostname)) return undefined
  const [first, second] = address.pathname.split('/').filter(Boolean)
  const isShort = address.hostname.endsWith('youtu.be')
  const inPath = isShort ? first : /^(?:embed|v|shorts|live)$/.test(first ?? '') ? second : undefined
  const id = inPath ?? address.searchParams.get('v') ?? ''
  return ID.test(id) ? id : undefined
}

function addressOf(url: string) {
  const full = /^https?:\/\//i.test(url) ? url : `https://${url.replace(/^\/\//, '')}`
  return URL.canParse(full) ? new URL(full) : undefined
}

/** Addresses of a video's picture, best first; not every video has each (statement 264). */
export const thumbnailsOf = (id: string): readonly string[] => [
  thumbnailOf(id),
  `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
]

/** The picture of the highest resolution (statement 264). */
export const thumbnailOf = (id: string) => `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`

/** The page of a video on YouTube. */
export const watchOf = (id: string) => `https://www.youtube.com/watch?v=${id}`

/** The player's address; it begins at once and reports to `origin`, this page's own (statements 82, 265). */
export function embedOf(id: string, origin = window.location.origin) {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', enablejsapi: '1', origin })
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`
}

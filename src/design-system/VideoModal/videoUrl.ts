/** Addresses of a video's picture, best first; not every video has each. @spec 264 */
export const thumbnailsOf = (id: string): readonly string[] => [
  thumbnailOf(id),
  `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
]

/** The picture of the highest resolution. @spec 264 */
export const thumbnailOf = (id: string) => `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`

/** The page of a video on YouTube. */
export const watchOf = (id: string) => `https://www.youtube.com/watch?v=${id}`

/** The player's address; it begins at once and reports to `origin`, this page's own. @spec 82, 265 */
export function embedOf(id: string, origin = window.location.origin) {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', enablejsapi: '1', origin })
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`
}

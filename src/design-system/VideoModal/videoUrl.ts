/** Returns thumbnail URLs, best first; not every video has all of them. @spec 264 */
export const thumbnailsOf = (id: string): readonly string[] => [
  thumbnailOf(id),
  `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
]

/** Returns the URL of the thumbnail with the highest resolution. @spec 264 */
export const thumbnailOf = (id: string) => `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`

/** Returns the URL of a video's page on YouTube. */
export const watchOf = (id: string) => `https://www.youtube.com/watch?v=${id}`

/** Returns the player's URL, with autoplay; it posts its messages to `origin`. @spec 82, 265 */
export function embedOf(id: string, origin = window.location.origin) {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', enablejsapi: '1', origin })
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`
}

/** Returns the day's name as in the content: 'DAY-01'. @spec 77, 261 */
export const dayName = (day: number) => `DAY-${String(day).padStart(2, '0')}`

/** Query parameter that opens a day: `?day=12`. */
export const DAY_KEY = 'day'

/** Returns the URL of a playlist with a day open; `playlistHref` may be '' on that playlist's page. */
export const dayHref = (playlistHref: string, day: number) => `${playlistHref}?${DAY_KEY}=${day}`

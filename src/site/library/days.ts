/** As the content names it: DAY-01. @spec 77, 261 */
export const dayName = (day: number) => `DAY-${String(day).padStart(2, '0')}`

/** The key of a page's address that opens a day: `?day=12`. */
export const DAY_KEY = 'day'

/** A playlist's page with one day open; on that page itself its address, however it is spelled, may be left out. */
export const dayHref = (playlistHref: string, day: number) => `${playlistHref}?${DAY_KEY}=${day}`

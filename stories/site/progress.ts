/** What an earlier visit left in the browser; `unknown` where a story wants it to be wrong. */
export function remember(kept: {
  last?: { playlist: string; day: number }
  watched?: Record<string, unknown>
}) {
  localStorage.setItem('library', JSON.stringify(kept))
}

export const daysUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

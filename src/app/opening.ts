import { preloadAddress, type PreloadCall } from '#api/preload.ts'
import { SESSION_MARK, TOKEN_KEY } from '#api/session.ts'
import { THEME_KEY } from '#admin/theme.ts'

declare global {
  interface Window {
    /** A form that was submitted before the scripts had loaded. */
    firstSubmit?: HTMLFormElement
  }
}

/**
 * Returns an inline script that runs before the first paint: it applies the theme, marks whether this browser
 * has a session, records an early submit, and starts the first API calls of the screen. It is the source text
 * of `open`, which therefore must not use any import.
 */
export function openingScript(calls: readonly PreloadCall[] = []): string {
  const names = { theme: THEME_KEY, token: TOKEN_KEY, mark: SESSION_MARK, calls }
  return `<script>(${open.toString()})(${JSON.stringify(names)},${preloadAddress.toString()})</script>`
}

interface Names {
  theme: string
  token: string
  mark: string
  calls: readonly PreloadCall[]
}

function open({ theme, token, mark, calls }: Names, addressOf: typeof preloadAddress) {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is blocked: as for a new visitor.
      return null
    }
  }
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = read(theme) ?? (isDark ? 'dark' : 'light')
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) window.firstSubmit = target
  }
  document.addEventListener('submit', remember, { capture: true, once: true })
  const bearer = read(token)
  document.documentElement.toggleAttribute(mark, bearer !== null)
  if (bearer === null) return
  const begun = new Map<string, Promise<Response>[]>()
  for (const call of calls) {
    const address = addressOf(call, location)
    if (address === undefined) continue
    // An answer is here when its body is: the page must not wait for one that comes slowly.
    const answer = fetch(address, { headers: { authorization: `Bearer ${bearer}` } }).then(
      async (response) => new Response(await response.arrayBuffer(), response),
    )
    // Whoever uses the response handles the failure; this prevents an unhandled rejection.
    answer.catch(() => undefined)
    begun.set(new URL(address, location.href).href, [answer])
  }
  window.preloads = begun
  // Of a record, or of a list with a query, only the bundle knows them.
  if (begun.size > 0 && location.search === '' && calls.every(({ path }) => !path.includes(':id')))
    window.preloadQueries = calls.map(({ endpoint, arg }) => ({ endpoint, arg }))
  // Lists sort names. Making ready for that takes a phone some time, which it has now, until the scripts are there.
  if ('requestIdleCallback' in window) requestIdleCallback(() => Intl.Collator.supportedLocalesOf('en'))
}

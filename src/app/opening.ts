import { firstCallAt, type FirstCall } from '#api/firstCall.ts'
import { SESSION_MARK, TOKEN_KEY } from '#api/session.ts'
import { THEME_KEY } from '#admin/theme.ts'

declare global {
  interface Window {
    /** A form that was sent before the page's scripts were there. */
    firstSubmit?: HTMLFormElement
  }
}

/**
 * What a page of the console does before its first paint, long before its scripts are there: it takes the theme that
 * was chosen, else the device's, marks whether somebody is signed in, remembers a form that is sent, and begins the
 * calls that its screen begins with. As text for a script element, so no import reaches into it.
 */
export function openingScript(calls: readonly FirstCall[] = []): string {
  const names = { theme: THEME_KEY, token: TOKEN_KEY, mark: SESSION_MARK, calls }
  return `<script>(${open.toString()})(${JSON.stringify(names)},${firstCallAt.toString()})</script>`
}

interface Names {
  theme: string
  token: string
  mark: string
  calls: readonly FirstCall[]
}

function open({ theme, token, mark, calls }: Names, addressOf: typeof firstCallAt) {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Blocked: the page opens as for a new visitor.
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
  const begun = new Map<string, Promise<Response>>()
  for (const call of calls) {
    const address = addressOf(call, location)
    if (address === undefined) continue
    const answer = fetch(address, { headers: { authorization: `Bearer ${bearer}` } })
    // The consumer handles a failure; elsewhere it is not an unhandled rejection.
    answer.catch(() => undefined)
    begun.set(new URL(address, location.href).href, answer)
  }
  window.firstCalls = begun
}

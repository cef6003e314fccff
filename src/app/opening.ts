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
 * was chosen, else the device's, marks whether somebody is signed in, remembers a form that is sent, and begins the call
 * that its screen begins with. As text for a script element, so no import reaches into it.
 * @param firstCall the call's address, for a list that is opened without search, filter or page
 */
export function openingScript(firstCall?: string): string {
  const names = { theme: THEME_KEY, token: TOKEN_KEY, mark: SESSION_MARK, firstCall }
  return `<script>(${open.toString()})(${JSON.stringify(names)})</script>`
}

interface Names {
  theme: string
  token: string
  mark: string
  firstCall?: string
}

function open({ theme, token, mark, firstCall }: Names) {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = localStorage.getItem(theme) ?? (isDark ? 'dark' : 'light')
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) window.firstSubmit = target
  }
  document.addEventListener('submit', remember, { capture: true, once: true })
  const bearer = localStorage.getItem(token)
  document.documentElement.toggleAttribute(mark, bearer !== null)
  if (firstCall === undefined || bearer === null || location.search !== '') return
  const answer = fetch(firstCall, { headers: { authorization: `Bearer ${bearer}` } })
  // The consumer handles a failure; elsewhere it is not an unhandled rejection.
  answer.catch(() => undefined)
  window.firstCall = { address: firstCall, answer }
}

import { isMotionReduced } from '#design-system/DragScroll/useReducedMotion.ts'

/** Id of the home page's section to which the entry About links. */
export const ABOUT_ID = 'about-us'

const RETRY_MS = 100
const TIMEOUT_MS = 3000

let timer: ReturnType<typeof setTimeout> | undefined

/** Scrolls to the section and focuses its heading. Returns whether it is on this page. @spec 55, reading Q2 */
export function showAbout(): boolean {
  const section = document.getElementById(ABOUT_ID)
  if (!section) return false
  section.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth' })
  section.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  return true
}

/**
 * Scrolls to the section after 100 ms, and retries every 100 ms while it is not mounted, for at most 3 s.
 * @spec 57, 465
 */
export function showAboutSoon(triedMs = 0): void {
  cancelAbout()
  timer = setTimeout(() => {
    const soFar = triedMs + RETRY_MS
    if (!showAbout() && soFar < TIMEOUT_MS) showAboutSoon(soFar)
  }, RETRY_MS)
}

/** Cancels {@link showAboutSoon} when the visitor navigates elsewhere. */
export function cancelAbout(): void {
  clearTimeout(timer)
}

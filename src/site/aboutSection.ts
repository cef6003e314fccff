import { isMotionReduced } from '#design-system/DragScroll/useReducedMotion.ts'

/** The section of the home page that the entry About leads to. */
export const ABOUT_ID = 'about-us'

const TRY_EVERY_MS = 100
const TRY_FOR_MS = 3000

let next: ReturnType<typeof setTimeout> | undefined

/** Scrolls to the section if it is on this page, and puts the focus at its heading. @spec 55, reading Q2 */
export function showAbout(): boolean {
  const section = document.getElementById(ABOUT_ID)
  if (!section) return false
  section.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth' })
  section.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  return true
}

/**
 * Scrolls to the section 100 ms from now, and where a slow phone has not got it by then, when it
 * is there; after 3 s no more.
 * @spec 57, 465
 */
export function showAboutSoon(triedMs = 0): void {
  forgetAbout()
  next = setTimeout(() => {
    const soFar = triedMs + TRY_EVERY_MS
    if (!showAbout() && soFar < TRY_FOR_MS) showAboutSoon(soFar)
  }, TRY_EVERY_MS)
}

/** The visitor has gone elsewhere meanwhile. */
export function forgetAbout(): void {
  clearTimeout(next)
}

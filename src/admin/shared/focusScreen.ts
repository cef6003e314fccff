/** The element that holds the screen, in the console's frame. */
export const SCREEN_ID = 'main'

/** Puts the focus at the beginning of the screen, where screen readers go on reading. */
export function focusScreen(): void {
  document.getElementById(SCREEN_ID)?.focus({ preventScroll: true })
}

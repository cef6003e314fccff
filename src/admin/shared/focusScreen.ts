/** Id of the element that holds the screen, in the console's layout. */
export const SCREEN_ID = 'main'

/** Moves the focus to the start of the screen, where screen readers continue. */
export function focusScreen(): void {
  document.getElementById(SCREEN_ID)?.focus({ preventScroll: true })
}

export const buttonWords = {
  /** Beside the spinner. */
  pending: 'Loading...',
}

export const lightboxWords = {
  back: 'Back',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  /** Action of the arrow keys. */
  browse: 'browse',
  /** The key's label. */
  escapeKey: 'Esc',
  /** Action of Escape. */
  leave: 'close',
  failed: 'This picture could not be loaded.',
}

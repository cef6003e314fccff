export interface LightboxWords {
  back: string
  close: string
  previous: string
  next: string
  /** What the arrow keys do. */
  browse: string
  /** What Escape does. */
  leave: string
  failed: string
}

export const lightboxWords: LightboxWords = {
  back: 'Back',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  browse: 'browse',
  leave: 'close',
  failed: 'This picture could not be loaded.',
}

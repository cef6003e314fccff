export interface LightboxWords {
  back: string
  close: string
  previous: string
  next: string
  /** Action of the arrow keys. */
  browse: string
  /** Action of Escape. */
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

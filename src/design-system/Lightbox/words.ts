import type { Words } from '#design-system/Words/Words.ts'

export const lightboxWords: Words['lightbox'] = {
  back: 'Back',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  browse: 'browse',
  escapeKey: 'Esc',
  leave: 'close',
  failed: 'This picture could not be loaded.',
}

import type { Words } from '#design-system/Words/Words.ts'

export const carouselWords: Words['carousel'] = {
  previous: 'Previous',
  next: 'Next',
}

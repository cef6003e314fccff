import type { Words } from '#design-system/Words/Words.ts'

export const heroWords: Words['heroCarousel'] = {
  slides: 'Slides',
  slide: (number) => `Slide ${number}`,
  pause: 'Pause slides',
  play: 'Play slides',
}

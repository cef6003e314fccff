export const heroWords = {
  /** Accessible name of the pager. */
  slides: 'Slides',
  /** Accessible name of a slide's button. */
  slide: (number: number) => `Slide ${number}`,
  pause: 'Pause slides',
  play: 'Play slides',
}

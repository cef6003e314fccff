export const carouselWords = {
  previous: 'Previous',
  next: 'Next',
}

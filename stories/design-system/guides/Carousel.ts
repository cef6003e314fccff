import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Cards in a row, with two arrows that are off at its ends. Nobody but the user moves it.',
  notFor: [
    'Pictures that change by themselves: HeroCarousel.',
    'Videos of a playlist: VideoGrid, where all are seen.',
    'Pages of a list: Pagination.',
    'Pictures in full size: Lightbox.',
  ],
  anatomy: [
    'The frame',
    'Heading and words (lead): beside the row on wide screens, over it on narrow ones',
    'The arrows, 48 px; when all cards fit they are not there, but their room is kept',
    'The row (DragScroll) with the cards; with --carousel-bleed it runs on to the edge of the window',
  ],
  keyboard: [
    ['Tab', 'Goes to the arrows, then to the row, then through the cards.'],
    ['Enter', 'On an arrow: pushes the row by 300 px (step).'],
    ['Space', 'Does the same as Enter on an arrow.'],
    ['← →', 'Push the row by 300 px, while the row itself has the focus.'],
    ['Home, End', 'Go to the start or the end, while the row itself has the focus.'],
  ],
  accessibility: [
    'The row is a region named by label. The arrows stand before it.',
    'At an end the arrow is aria-disabled and keeps the focus.',
    'A card that gets the focus is brought into view by the browser.',
    'Arrows turn round where text runs from right to left.',
    'After a drag, with a finger too, it comes to rest at the start of a card.',
    'Nothing is announced: all cards are there for screen readers at all times.',
    'The caller gives a heading in lead, or label in its words, and arrow labels in the language of the page.',
  ],
  dos: [
    'Let the last card in sight be cut: it shows that there are more.',
    'Give each card as a child of its own, all of the same shape.',
    'Keep step at 300, as the specification has it.',
  ],
  donts: [
    'Do not hide what everybody needs at its end.',
    'Do not put a Carousel into a Carousel.',
    'Do not add dots: the arrows say where it ends.',
  ],
  without: {
    busy: 'It is shown when its cards are known; until then a Skeleton is.',
    error: 'What could not be loaded is said by the page, in its place.',
  },
}

import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Cards in a row that scrolls sideways, with two arrow buttons. It never moves by itself.',
  use: ['For four to twelve cards of equal rank, of which not all need to be seen.'],
  notFor: [
    'Pictures that change by themselves: HeroCarousel.',
    'The videos of a playlist: VideoGrid, which shows all.',
    'Pages of a list: Pagination.',
    'Pictures in full size: Lightbox.',
  ],
  anatomy: [
    'The frame',
    'Heading and text (lead): beside the row on wide screens, above it on narrow ones',
    'The arrow buttons, 48 px; when all cards fit they are hidden, and their space is kept',
    'The row (DragScroll) with the cards; with --carousel-bleed it extends to the edge of the window',
  ],
  keyboard: {
    Tab: 'Goes to the arrows, then to the row, then through the cards.',
    'Enter, Space': 'On an arrow button: scrolls the row by 300 px (step).',
    '← →': 'Scroll the row by 300 px while the row itself has the focus.',
    'Home, End': 'Scroll to the start or the end while the row itself has the focus.',
  },
  accessibility: [
    'The row is a region named by label. The arrow buttons precede it.',
    'At an end the arrow button is aria-disabled and keeps the focus.',
    'The browser scrolls a focused card into view.',
    'Arrows are mirrored in right-to-left text.',
    'After a drag or swipe it snaps to the start of a card.',
    'Nothing is announced: all cards are always available to screen readers.',
    'The caller gives a heading in lead, or a label that names the row, and arrow labels in the language of the page.',
  ],
  dos: [
    'Let the last visible card be cut off: it shows that there are more.',
    'Pass each card as a child of its own, all of the same shape.',
    'Set step to about the width of a card.',
  ],
  donts: [
    'Do not put what everybody needs at its end.',
    'Do not put a Carousel into a Carousel.',
    'Do not add dots: the arrow buttons show where it ends.',
  ],
  without: {
    busy: 'It is shown when its cards are known; until then there is a Skeleton.',
    error: 'The page says in its place what could not be loaded.',
  },
  related: ['DragScroll', 'HeroCarousel', 'Card', 'VideoGrid'],
  alsoKnownAs: ['slider', 'card slider', 'horizontal scroll', 'slideshow'],
})

import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'A row that scrolls sideways by dragging, by wheel and by keys. Clicks on its content still work.',
  use: ['For a row of filters or pictures that is wider than the page.'],
  notFor: [
    'A row of cards with arrow buttons: Carousel, which is built on it.',
    'A wide table: DataTable.',
    'Content that fits the width.',
  ],
  anatomy: ['The row: a region that can be focused; its scrollbar is hidden', 'Its content, side by side'],
  keyboard: {
    Tab: 'Reaches the row, then its content.',
    '← →': 'Scroll the row by 300 px (step) to the left or right while the row itself has the focus.',
    'Home, End': 'Scroll to the start or the end of the row while the row itself has the focus.',
  },
  accessibility: [
    'It is a region named by label and a tab stop, so that it scrolls without a mouse.',
    'Dragging starts at 10 px; a shorter movement is a click. The click after a drag is ignored.',
    'A vertical swipe scrolls the page; two fingers zoom it.',
    'With reduced motion it jumps instead of gliding.',
    'Dragging is never the only way: wheel and keys do the same.',
    'The caller lays out the row so that the item cut off at its end shows that there is more.',
  ],
  dos: [
    'Add buttons (Carousel) where nothing else shows that it scrolls.',
    'Leave room for focus rings and shadows in the padding of its class.',
    'Set step to about the width of an item.',
  ],
  donts: [
    'Do not put fields into it: dragging and selecting text conflict.',
    'Do not put one row into another.',
    'Do not scroll it automatically.',
  ],
  without: {
    hover: 'Only the pointer changes: it becomes a hand.',
    disabled: 'Content that fits does not scroll, so it needs no switch.',
    busy: 'Its content shows the wait.',
    error: 'Its content shows the error.',
    none: 'The caller leaves out an empty row.',
  },
  related: ['Carousel', 'VideoGrid'],
  alsoKnownAs: ['horizontal scroller', 'drag to scroll', 'scroll area', 'swipe'],
})

import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A row that is pushed sideways: by dragging, by wheel and by keys. Clicks reach what is inside.',
  notFor: [
    'A row of cards with arrows: Carousel, which is built on it.',
    'A wide table: DataTable takes care of it.',
    'What fits into the width: no row that scrolls.',
  ],
  anatomy: [
    'The row: a region that can be focused; its scrollbar is not shown',
    'What is in it, one beside the other',
  ],
  keyboard: [
    ['Tab', 'Reaches the row, then what is inside.'],
    ['← →', 'Push the row by 300 px (step) to the left or right, while the row itself has the focus.'],
    ['Home, End', 'Go to the start or the end of the row, while the row itself has the focus.'],
  ],
  accessibility: [
    'It is a region named by label, and a stop of Tab: without a mouse it is pushed by keys.',
    'Dragging begins at 10 px; a shorter push is a click. The click after a drag is dropped.',
    'A finger that moves up or down scrolls the page; two fingers zoom it.',
    'With reduced motion it jumps instead of gliding.',
    'Dragging is never the only way: wheel and keys do the same.',
    'The caller lays out the row and lets a cut item at its end show that there is more.',
  ],
  dos: [
    'Give it buttons too (Carousel) where nothing else says that it scrolls.',
    'Leave room for the ring of the focus and for shadows in the padding of its class.',
    'Set step to about a card.',
  ],
  donts: [
    'Do not put fields into it: dragging and marking text are in each other’s way.',
    'Do not put one row into another.',
    'Do not move it by itself.',
  ],
  without: {
    hover: 'Only the pointer changes: it becomes a hand.',
    disabled: 'What fits does not scroll, and needs no switch.',
    busy: 'What is in it says so.',
    error: 'What is in it says so.',
    none: 'A row of nothing is left out by its caller.',
  },
}

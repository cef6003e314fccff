import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'The short red line with a star over a heading: what kind of thing it is, or where it belongs.',
  notFor: [
    'A heading: a kicker stands over one.',
    'A state: Badge.',
    'The kicker in the card of a table: variant kicker of Cell.',
  ],
  anatomy: ['A paragraph', 'The eight-pointed star', 'The words'],
  keyboard: [],
  accessibility: [
    'It is a paragraph before the heading, and is read before it.',
    'The star is decoration, and stays at the first line of words that wrap.',
    'Capitals are made by CSS, in Latin script only: it is read as it is written.',
    'The caller sets lang for Malayalam and Arabic: then there are no capitals and no tracking.',
  ],
  dos: [
    'Use two or three words: "Popular Playlist".',
    'Use tone brass on dark art.',
    'Let one red mark lead the eye.',
  ],
  donts: [
    'Do not write it in capitals: write "Popular Courses".',
    'Do not put one over every heading of a page.',
    'Do not use brass on paper: it is too pale for small text.',
  ],
  without: {
    hover: 'It is not pressed.',
    'focus-visible': 'It takes no focus.',
    disabled: 'It is not operated.',
    busy: 'It is text: while the heading below is loaded, a Skeleton stands for both.',
    error: 'It is text: nothing in it can fail.',
    'many items': 'A heading has one.',
    none: 'Without words there is no kicker: its caller leaves it out.',
  },
}

import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'The short red line with a star above a heading: the kind of thing, or where it belongs.',
  use: ['Above the main heading of a page or section of the public site.', 'Above the title of a Card.'],
  notFor: [
    'A heading: a kicker stands above one.',
    'A state: Badge.',
    'The kicker in the card of a table: variant kicker of Cell.',
  ],
  anatomy: ['A paragraph', 'The eight-pointed star', 'The words'],
  accessibility: [
    'It is a paragraph before the heading, and is read before it.',
    'The star is decorative, and stays at the first line of words that wrap.',
    'CSS makes the capitals, in Latin script only: screen readers read the words as written.',
    'The caller sets lang for Malayalam and Arabic, which then have neither capitals nor tracking.',
  ],
  dos: [
    'Use two or three words: "Popular Playlist".',
    'Use tone brass on dark pictures.',
    'Have one red mark in a view.',
  ],
  donts: [
    'Do not write it in capitals: write "Popular Courses".',
    'Do not put one above every heading of a page.',
    'Do not use brass on paper: it is too pale for small text.',
  ],
  without: {
    ...cannotBeOperated(),
    busy: 'It is text; while the heading below loads, a Skeleton stands for both.',
    error: 'It is text: nothing in it can fail.',
    'many items': 'A heading has one.',
    none: 'Without words the caller leaves it out.',
  },
  related: ['Badge', 'Card', 'Ornaments'],
  alsoKnownAs: ['eyebrow', 'overline', 'pretitle', 'heading label'],
})

import { because, cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'The five ornaments of the brand: Star, Chain, Rosette, Arch, Eave. Each has one meaning; there are no others.',
  use: ['On the public site: the Eave under the hero, the Chain for a succession.'],
  notFor: [
    'A symbol for an action or a thing: Icon.',
    'A divider between two texts: a hairline.',
    'The console, except sign-in, empty and error pages: it has no art.',
  ],
  anatomy: [
    'Star: a mark, or a point in a chain; 0.7em, in the colour of the text; it can hold an icon or initials',
    'Chain: order, succession; a thread with three stars, up to 240 px wide',
    'Rosette: sun, moon, medallion; brass lines, as wide as its container',
    'Arch: an entrance; crops a picture to 4 : 5',
    'Eave: a dark roof over a pale wall; a row of tiles, 26 px high',
  ],
  accessibility: [
    'Star, Chain, Rosette and Eave are hidden from screen readers, including the content of a Star.',
    'An Arch is not hidden: its picture keeps the alt text that the caller gives.',
    'In forced colours the star takes the colour of the text.',
    'The caller says the meaning in words: a star alone conveys nothing to people who cannot see it.',
  ],
  dos: [
    'Put the Eave under the hero and at the top of the footer.',
    'Put the Rosette into the corner of a page head, at 30 % opacity and masked.',
    'Leave a third of the screen empty.',
  ],
  donts: [
    'Do not use more than one Arch on a screen.',
    'Do not add gold gradients, onion domes, or calligraphy as decoration.',
    'Do not turn an ornament into a control: use a Button, with a Star in it if needed.',
  ],
  without: {
    ...cannotBeOperated('The part around one may change on hover.'),
    busy: 'They are part of the page: nothing is loaded. Spinner and Skeleton show a wait.',
    error: 'They are part of the page: nothing can fail.',
    ...because('They have no words.', 'long text', 'Malayalam'),
    'right to left': 'Each is the same in both directions.',
    'many items': 'Each appears once in its place; a Chain always has three stars.',
    none: 'They are drawn without content; an Arch always has a picture.',
  },
  related: ['Icon', 'Kicker', 'Avatar'],
  alsoKnownAs: ['decoration', 'divider', 'separator', 'star', 'brand mark'],
})

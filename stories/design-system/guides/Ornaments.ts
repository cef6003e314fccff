import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'The five ornaments of the brand: Star, Chain, Rosette, Arch, Eave. Each has one meaning, and there are no others.',
  notFor: [
    'A symbol for an action or a thing: Icon.',
    'A divider between two texts that need no meaning: a hairline.',
    'The console, but for sign-in, empty and error: it has no art.',
  ],
  anatomy: [
    'Star: a mark, or a point in a chain; 0.7em, in the colour of the text; an icon or initials may lie in it',
    'Chain: order, succession; a thread with three stars, 240 px wide or less',
    'Rosette: sun, moon, medallion; brass lines, as wide as its place',
    'Arch: a place to enter; cuts a picture to 4 : 5',
    'Eave: a dark roof over a pale wall; a row of tiles, 26 px high',
  ],
  keyboard: [],
  accessibility: [
    'Star, Chain, Rosette and Eave are hidden from screen readers, with all that lies in a Star.',
    'An Arch is not hidden: its picture keeps its alt text, which the caller gives.',
    'In forced colours the star takes the colour of the text.',
    'The caller says the meaning in words: a star alone marks nothing for those who do not see it.',
  ],
  dos: [
    'Put the Eave under the hero and on top of the footer.',
    'Put the Rosette into the corner of a page head, at 30 % and masked.',
    'Leave a third of the screen empty.',
  ],
  donts: [
    'No more than one Arch on a screen.',
    'No gold gradients, onion domes, or calligraphy as decoration.',
    'Do not make a control of an ornament: use a Button, with a Star in it if need be.',
  ],
  without: {
    hover: 'They are not pressed; the part around one may lift or light it.',
    'focus-visible': 'They take no focus.',
    disabled: 'They are not operated.',
    busy: 'They are part of the page: nothing is loaded. Spinner and Skeleton show a wait.',
    error: 'They are part of the page: nothing can fail.',
    'long text': 'They have no words.',
    Malayalam: 'They have no words.',
    'right to left': 'Each is the same from both sides.',
    'many items': 'Each stands once in its place; a Chain has three stars always.',
    none: 'They are drawn without content; an Arch without its picture is not used.',
  },
}

import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'A line drawing beside words, in the colour of the text. All icons are one family: 24 x 24, one line, no fill.',
  notFor: [
    'Something to press: IconButton, which has a name.',
    'A picture that tells something by itself: an img with an alt text.',
    'Ornament, the star, the chain, the rosette: Ornaments.',
    'A wait: Spinner.',
  ],
  anatomy: ['One path, 1.25em square unless its class says otherwise'],
  keyboard: [],
  accessibility: [
    'It is always hidden from screen readers: the words beside it carry the meaning.',
    'Arrows along the reading direction turn round where text runs from right to left: back, forward, next, previous, send, sign-out, undo.',
    'The caller gives words, seen or unseen. An icon alone says nothing to anybody who does not see it.',
  ],
  dos: [
    'Use one name for one meaning everywhere.',
    'Draw a new one in paths.ts: 24 x 24, a line of 1.6, round caps.',
    'Let the text around set colour and size.',
  ],
  donts: [
    'Do not use an icon as the only sign of a state.',
    'Do not use the eight-pointed star as an icon: it is the mark of the institute.',
    'Do not draw people, lamps on stands or domes.',
  ],
  without: {
    hover: 'It has the colour of the text around it, and changes with that.',
    'focus-visible': 'It takes no focus.',
    disabled: 'It has the colour of the text around it: of a Button that is off, for example.',
    busy: 'A wait is shown by Spinner, which turns.',
    error: 'It is part of the page: nothing is loaded that could fail.',
    'long text': 'It has no words.',
    Malayalam: 'It has no words.',
    '320 px': 'It is as large as the text around it in every window.',
    'many items': 'It is one drawing; the story All shows every one there is.',
    none: 'Its name is one of the list: the type asks for it.',
  },
}

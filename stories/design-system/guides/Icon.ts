import { because, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'A line drawing beside words, in the colour of the text. All icons are one family: 24 x 24, one line, no fill.',
  use: ['Beside a label that it helps to recognise.', 'Inside a button whose name says the same.'],
  notFor: [
    'Something to press: IconButton, which has a name.',
    'A picture that carries meaning by itself: an img with an alt text.',
    'Ornaments, such as the star, the chain and the rosette: Ornaments.',
    'A wait: Spinner.',
  ],
  anatomy: ['One path, 1.25em square unless its class says otherwise'],
  accessibility: [
    'It is always hidden from screen readers: the words beside it carry the meaning.',
    'Icons along the reading direction are mirrored in right-to-left text: back, forward, next, previous, send, sign-out, undo.',
    'The caller provides words, visible or not. An icon alone says nothing to people who cannot see it.',
  ],
  dos: [
    'Use one icon for one meaning everywhere.',
    'Draw new icons alike: 24 x 24, a line of 1.6, round caps.',
    'Let the surrounding text set colour and size.',
  ],
  donts: [
    'Do not use an icon as the only sign of a state.',
    'Do not use the eight-pointed star as an icon: it is the institute’s mark.',
    'Do not draw people, lamps on stands or domes.',
  ],
  without: {
    hover: 'It has the colour of the surrounding text, and changes with it.',
    'focus-visible': 'It cannot be focused.',
    disabled: 'It has the colour of the surrounding text, for example that of a disabled Button.',
    busy: 'A wait is shown by Spinner.',
    error: 'It is part of the script: nothing is loaded that could fail.',
    ...because('It has no words.', 'long text', 'Malayalam'),
    'many items': 'It is one drawing; the page Icons of the foundations shows every one.',
    none: 'Its name comes from the list: the type requires one.',
  },
  related: ['IconButton', 'Ornaments', 'Spinner'],
  alsoKnownAs: ['symbol', 'glyph', 'pictogram', 'svg'],
})

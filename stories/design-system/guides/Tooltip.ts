import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A few words more on a button or link, under the pointer and on focus by keyboard.',
  notFor: [
    'The name of a button: label. A tooltip is its description, never its name.',
    'What everybody must know: description of a field, or text.',
    'Links, buttons or pictures: Dialog or FilterPopover.',
    'Phones: a touch shows no tooltip.',
  ],
  anatomy: ['One button or link', 'The words, in a plate beside it'],
  keyboard: [
    ['Tab', 'Reaches the button or link, and shows the words at once.'],
    ['Esc', 'Hides the words.'],
  ],
  accessibility: [
    'The words are a tooltip, and the description of the button while they are shown.',
    'They show after 500 ms under the pointer (delayMs), and at once on focus by keyboard.',
    'The pointer may rest on the words. They lie above an open dialog too.',
    'Touch never shows them: nothing may depend on them.',
    'The caller sets lang, if the words are not in the language of the page.',
    'The caller sets hasTitle={false} on an IconButton: two tooltips would show otherwise.',
    'A button that is disabled has no focus, and no tooltip for the keyboard: use isInert of Button.',
  ],
  dos: [
    'Say what the name does not say: why it is off, which key does it.',
    'Keep it to one short line.',
    'Use it rarely.',
  ],
  donts: [
    'Do not repeat the name.',
    'Do not put a tooltip on text or a picture: only what takes the focus can have one.',
    'Do not put an error into it.',
  ],
  without: {
    busy: 'Its words are there from the start.',
    error: 'An error is never put into a tooltip: who does not hover would miss it.',
    'many items': 'It says one thing on one control.',
    none: 'Without words there is no tooltip: its caller leaves it out.',
  },
}

import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Several lines of text with label, hint and error: a description, remarks.',
  notFor: [
    'One line, a name or a title: TextField.',
    'A list of values: MultiSelect.',
    'Text to read that nobody edits: a paragraph.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The control: four rows unless told otherwise; it grows with its text where the browser can, and by hand everywhere',
    'The hint (description)',
    'The error: a sign and the words',
  ],
  keyboard: [
    ['Tab', 'Reaches the control, and leaves it: no tab stop is typed.'],
    ['Enter', 'Begins a new line. It does not submit.'],
  ],
  accessibility: [
    'It is a native textarea. Its name is the label; hint and error are its description.',
    'An error sets aria-invalid; isRequired sets aria-required. The bubbles of the browser never show.',
    'dir="auto": each text runs in its own direction.',
    'It is uncontrolled: the Form reads its text when it is submitted, and at every change by onEdit. A reset brings its defaultValue back.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Put it in a FormRow, so that it takes both columns of a FormGroup.',
    'Set rows to the length that is usual.',
    'Say a limit of length in description.',
  ],
  donts: [
    'Do not use it for a value that must stay on one line: a title, an address.',
    'Do not fix its height: Malayalam needs a third more, and a larger text size needs more still.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
    'many items': 'It holds one text.',
  },
}

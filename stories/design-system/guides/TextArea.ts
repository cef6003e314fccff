import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose: 'Several lines of text with a label, a hint and an error.',
  use: ['For a description, remarks, an address.'],
  notFor: [
    'One line, a name or a title: TextField.',
    'A list of values: MultiSelect.',
    'Text that nobody edits: a paragraph.',
  ],
  anatomy: [
    'The control, four rows high by default; it grows with its text where the browser supports that, and can be resized by hand',
  ],
  keyboard: {
    Tab: 'Reaches the control, and leaves it: no tab stop is typed.',
    Enter: 'Begins a new line. It does not submit.',
  },
  accessibility: [
    'It is a native textarea. Its accessible name is the label; hint and error are its description.',
    'dir="auto": each text runs in its own direction.',
    'It is uncontrolled: the Form reads its text on submit, and on every change through onEdit. Resetting the form restores defaultValue.',
  ],
  dos: [
    'Put it in a FormRow, so that it spans both columns of a FormGroup.',
    'Set rows to the usual length.',
    'State a limit in the description: "Up to 500 characters."',
  ],
  donts: [
    'Do not use it for a value that must stay on one line: a title, a web address.',
    'Do not fix its height: Malayalam needs a third more, and larger text more still.',
  ],
  without: {
    none: 'Default begins empty.',
    'many items': 'It holds one text.',
  },
  related: ['TextField', 'Form'],
  alsoKnownAs: ['multiline', 'textarea', 'comment box', 'remarks'],
})

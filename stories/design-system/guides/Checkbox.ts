import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Yes or no, or one of several that belong together. It takes effect when the form is sent.',
  notFor: [
    'A state that something has, on or off: Switch.',
    'Several of a long list: MultiSelect.',
    'One of several: Select.',
    'An action: Button.',
  ],
  anatomy: [
    'The box, with a tick',
    'The label beside it, with a red star if it is required',
    'The hint (description)',
    'The error: a sign and the words',
  ],
  keyboard: [
    ['Tab', 'Reaches the box. A disabled one is skipped.'],
    ['Space', 'Checks or clears it.'],
    ['Enter', 'Does not change it: submits the form around, as browsers do.'],
  ],
  accessibility: [
    'It is a native checkbox, named by its label; a press on the label works too.',
    'Hint and error are its description; it says that it is required, and that it is invalid.',
    'checkedValue is sent under its name while it is checked. Nothing is sent otherwise.',
    'A reset of the Form around brings defaultValue back; a caller that holds the value gets the first one by onChange.',
    'The caller puts several that belong together into a group with a name.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Write the label so that a tick means yes: "Send the password by mail".',
    'Put one below the other.',
    'Take a sentence for a consent, and say in description what follows from it.',
  ],
  donts: [
    'Do not write a label with "not".',
    'Do not tick a consent beforehand.',
    'Do not save at the tick: a Switch may do that.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
    none: 'It is checked or not: not checked is Default.',
  },
}

import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A state that something has: on or off. It is sent as "1" or "0".',
  notFor: [
    'A consent, or one of several: Checkbox.',
    'One of three or more: Select.',
    'An action that cannot be taken back: Button.',
  ],
  anatomy: [
    'The switch',
    'The label beside it',
    'The word "On" or "Off"',
    'The hint (description)',
    'The error: a sign and the words',
  ],
  keyboard: [
    ['Tab', 'Reaches the switch. A disabled one is skipped.'],
    ['Space', 'Switches it.'],
    ['Enter', 'Does not switch it: submits the form around, as browsers do.'],
  ],
  accessibility: [
    'It is a native checkbox with role="switch", named by its label; a press on the label works too.',
    'The state is said by the role; the word "On" or "Off" is for eyes, so that colour is not alone.',
    'Hint and error are its description.',
    'Unlike a Checkbox it is always sent: "0" while it is off.',
    'A reset of the Form around brings defaultValue back; a caller that holds the value gets the first one by onChange.',
    'The caller says the result, if the switch saves at once.',
  ],
  dos: [
    'Name the state, not the action: "Active".',
    'Say in description what off means: "Inactive students cannot sign in."',
    'Let it work at once outside a form, and say that it did.',
  ],
  donts: [
    'Do not change the label with the state.',
    'Do not write "On" or "Off" into the label.',
    'Do not mix both ways in one form: saved at once, and saved by Submit.',
  ],
  without: {
    busy: 'It shows its new state at once; a caller that saves at once puts it back if that fails.',
    'many items': 'It holds one state.',
    none: 'It is on or off: off is Default.',
  },
}

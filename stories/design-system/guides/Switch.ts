import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose: 'A setting that is on or off. It is submitted as "1" or "0".',
  use: [
    'For a state of an object, such as "Active".',
    'For a setting that takes effect at once, outside a form.',
  ],
  notFor: [
    'A consent, or one of several choices: Checkbox.',
    'One of three or more: Select.',
    'An action that cannot be undone: Button.',
  ],
  anatomy: ['The switch', 'The word "On" or "Off"'],
  keyboard: {
    Tab: 'Reaches the switch. A disabled one is skipped.',
    Space: 'Switches it.',
    Enter: 'Does not switch it: submits the form around, as browsers do.',
  },
  accessibility: [
    'It is a native checkbox with role="switch", named by its label; pressing the label works too.',
    'The role conveys the state. The word "On" or "Off" is visible only, so that colour is not the only sign.',
    'Unlike a Checkbox it is always submitted: "0" while it is off.',
    'The caller announces the result if the switch saves at once.',
  ],
  dos: [
    'Name the state, not the action: "Active".',
    'Say in the description what off means: "Inactive students cannot sign in."',
    'Outside a form, save at once and say that it was saved.',
  ],
  donts: [
    'Do not change the label with the state.',
    'Do not write "On" or "Off" into the label.',
    'Do not mix switches that save at once with fields that wait for Submit.',
  ],
  without: {
    busy: 'It shows its new state at once; a caller that saves at once reverts it if that fails.',
    'many items': 'It holds one state.',
    none: 'It is on or off; off is Default.',
  },
  related: ['Checkbox', 'Select', 'Form'],
  alsoKnownAs: ['toggle', 'on off', 'toggle switch'],
})

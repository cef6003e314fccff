import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'A choice of yes or no, or one of several that belong together. It takes effect when the form is submitted.',
  use: ['For a consent or an option in a form.', 'For two to five choices of which any number may apply.'],
  notFor: [
    'A setting that takes effect at once: Switch.',
    'Several of a long list: MultiSelect.',
    'One of several: Select.',
    'An action: Button.',
  ],
  anatomy: [
    'The box, with a tick',
    'The label beside it, with a red star if it is required',
    'The hint (description)',
    'The error: an icon and the words',
  ],
  keyboard: [
    ['Tab', 'Reaches the box. A disabled one is skipped.'],
    ['Space', 'Checks or clears it.'],
    ['Enter', 'Does not change it: submits the form around, as browsers do.'],
  ],
  accessibility: [
    'It is a native checkbox, named by its label; pressing the label works too.',
    'Hint and error are its description. It conveys that it is required and that it is invalid.',
    'checkedValue is submitted under its name while it is checked; otherwise nothing is.',
    'Resetting the form restores defaultValue; a controlled checkbox gets the first value through onChange.',
    'The caller puts checkboxes that belong together into a named group.',
    'The surrounding Form announces the error. Without a Form the caller does.',
  ],
  dos: [
    'Write the label so that a tick means yes: "Send the password by mail".',
    'Stack checkboxes vertically.',
    'Write a consent as a sentence, and say in the description what follows from it.',
  ],
  donts: [
    'Do not write a label with "not".',
    'Do not tick a consent in advance.',
    'Do not save when it is ticked: that is what a Switch does.',
  ],
  without: {
    busy: 'It has no wait of its own: while the Form is submitted it is disabled.',
    none: 'It is checked or not; not checked is Default.',
  },
  related: ['Switch', 'MultiSelect', 'Form'],
  status: 'stable',
  since: '0.1.0',
  alsoKnownAs: ['tick box', 'check box', 'opt in', 'consent'],
}

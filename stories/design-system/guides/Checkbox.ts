import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose:
    'A choice of yes or no, or one of several that belong together. It takes effect when the form is submitted.',
  use: ['For a consent or an option in a form.', 'For two to five choices of which any number may apply.'],
  notFor: [
    'A setting that takes effect at once: Switch.',
    'Several of a long list: MultiSelect.',
    'One of several: Select.',
    'An action: Button.',
  ],
  anatomy: ['The box, with a tick'],
  keyboard: {
    Tab: 'Reaches the box. A disabled one is skipped.',
    Space: 'Checks or clears it.',
    Enter: 'Does not change it: submits the form around, as browsers do.',
  },
  accessibility: [
    'It is a native checkbox, named by its label; pressing the label works too.',
    'checkedValue is submitted under its name while it is checked; otherwise nothing is.',
    'The caller puts checkboxes that belong together into a named group.',
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
    none: 'It is checked or not; not checked is Default.',
  },
  related: ['Switch', 'MultiSelect', 'Form'],
  alsoKnownAs: ['tick box', 'check box', 'opt in', 'consent'],
})

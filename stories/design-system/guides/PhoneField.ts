import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A TextField for a phone number, with the number keys on phones and a hint on the format.',
  use: ['For one phone number in a form.'],
  notFor: [
    'Other numbers: TextField with inputMode numeric.',
    'A number to call: a Link with tel.',
    'Two numbers: one field for each.',
  ],
  anatomy: ['As TextField: label, control, actions, hint, error'],
  keyboard: [
    ['Tab', 'Reaches the control.'],
    ['Enter', 'Submits the form around it, as browsers do.'],
  ],
  accessibility: [
    'It has everything that TextField has: name, description, aria-required, aria-invalid, reset.',
    'Its hint is always there: "10 digits, such as 94470 12345". A description replaces it.',
    'It does not check the number. The form’s rule is 2 to 15 digits, with or without a plus.',
    'autoComplete is off by default. The caller sets "tel" where users enter their own number.',
  ],
  dos: ['Say whose number it is: "Mobile", "WhatsApp".', 'Show the number later as it was typed.'],
  donts: [
    'Do not insert spaces or signs while somebody types.',
    'Do not split a number over several fields.',
    'Do not remove the hint without replacing it.',
  ],
  without: {
    hover: 'It is a TextField, which shows it.',
    'focus-visible': 'It is a TextField, which shows it.',
    'long text': 'It is a TextField, which shows it.',
    Malayalam: 'It is a TextField, which shows it.',
    none: 'Default begins empty.',
    busy: 'It has no wait of its own: while the Form is submitted it is disabled, as in Disabled.',
    'many items': 'It holds one value.',
  },
  related: ['TextField', 'EmailField', 'Form'],
  status: 'stable',
  since: '0.1.0',
  alsoKnownAs: ['telephone', 'mobile number', 'tel', 'phone input'],
}

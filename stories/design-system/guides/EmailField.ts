import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A TextField for a mail address, with the matching keyboard on phones.',
  use: ['For one mail address in a form.'],
  notFor: [
    'A user name that need not be a mail address: TextField.',
    'Several addresses: one field for each.',
    'An address to read: a Link with mailto.',
  ],
  anatomy: ['As TextField: label, control, actions, hint, error'],
  keyboard: [
    ['Tab', 'Reaches the control.'],
    ['Enter', 'Submits the form around it, as browsers do.'],
  ],
  accessibility: [
    'It has everything that TextField has: name, description, aria-required, aria-invalid, reset.',
    'It does not check the address: the Form shows what the caller or the server says.',
    'autoComplete is off by default, as most addresses in the console belong to somebody else.',
    'The caller sets autoComplete="email" or "username" where users enter their own address.',
  ],
  dos: ['Name it "Email".', 'Check the address when the form is submitted, not at every letter.'],
  donts: [
    'Do not reject rare but valid addresses with a strict pattern.',
    'Do not ask for the address twice.',
  ],
  without: {
    hover: 'It is a TextField, which shows it.',
    'focus-visible': 'It is a TextField, which shows it.',
    busy: 'It has no wait of its own: while the Form is submitted it is disabled.',
    'long text': 'It is a TextField, which shows it.',
    Malayalam: 'It is a TextField, which shows it.',
    'many items': 'It holds one value.',
    none: 'Default begins empty.',
  },
  related: ['TextField', 'UrlField', 'PhoneField', 'Form'],
  status: 'stable',
  since: '0.1.0',
  alsoKnownAs: ['mail', 'email input', 'e-mail'],
}

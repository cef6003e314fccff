import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A TextField for an address of mail, with the right keyboard on phones.',
  notFor: [
    'A name to sign in with that need not be an address: TextField.',
    'Several addresses: one field for each.',
    'An address to read: a Link with mailto.',
  ],
  anatomy: ['As TextField: label, control, actions, hint, error'],
  keyboard: [
    ['Tab', 'Reaches the control.'],
    ['Enter', 'Submits the form around it, as browsers do.'],
  ],
  accessibility: [
    'It has all that TextField has: name, description, aria-required, aria-invalid, and its way with a reset.',
    'It does not check the address: the Form around shows what its caller or the server says.',
    'autoComplete is off: most addresses here are of somebody else.',
    'The caller sets autoComplete="email" or "username" where users give their own address, as at sign-in.',
  ],
  dos: [
    'Name it "Email", as the specification does.',
    'Check it when the form is submitted, not at each letter.',
  ],
  donts: ['Do not use a pattern that refuses rare but right addresses.', 'Do not ask for the address twice.'],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
    'many items': 'It holds one value.',
  },
}

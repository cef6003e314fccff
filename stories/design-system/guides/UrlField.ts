import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A TextField for an address on the web, with the right keyboard on phones.',
  notFor: [
    'An address to follow: Link.',
    'An address of mail: EmailField.',
    'A page of this site: Select or ComboBox.',
  ],
  anatomy: ['As TextField: label, control, actions, hint, error'],
  keyboard: [
    ['Tab', 'Reaches the control.'],
    ['Enter', 'Submits the form around it, as browsers do.'],
  ],
  accessibility: [
    'It has all that TextField has: name, description, aria-required, aria-invalid, and its way with a reset.',
    'It does not check the address: the Form around shows what its caller or the server says.',
    'autoComplete is off. The caller sets "url" where users give their own page.',
  ],
  dos: [
    'Name what it leads to: "YouTube Link".',
    'Say in description which addresses are taken.',
    'Give it the whole width (FormRow): addresses are long.',
  ],
  donts: [
    'Do not change what was typed while somebody types.',
    'Do not use the placeholder as the only example.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
    'many items': 'It holds one value.',
  },
}

import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A TextField for a web address, with the matching keyboard on phones.',
  use: ['For one web address in a form, such as the link of a class.'],
  notFor: [
    'An address to follow: Link.',
    'A mail address: EmailField.',
    'A page of this site: Select or ComboBox.',
  ],
  anatomy: ['As TextField: label, control, actions, hint, error'],
  keyboard: [
    ['Tab', 'Reaches the control.'],
    ['Enter', 'Submits the form around it, as browsers do.'],
  ],
  accessibility: [
    'It has everything that TextField has: name, description, aria-required, aria-invalid, reset.',
    'It does not check the address: the Form shows what the caller or the server says.',
    'autoComplete is off by default. The caller sets "url" where users enter their own page.',
  ],
  dos: [
    'Name the destination: "YouTube Link".',
    'Say in the description which addresses are accepted.',
    'Give it the full width (FormRow): addresses are long.',
  ],
  donts: [
    'Do not change the text while somebody types.',
    'Do not put the only example into the placeholder.',
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
  related: ['TextField', 'EmailField', 'Link', 'Form'],
  status: 'stable',
  since: '0.1.0',
  alsoKnownAs: ['web address', 'website', 'url input'],
}

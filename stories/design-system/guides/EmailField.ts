import { typedFieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = typedFieldGuide({
  purpose: 'A TextField for a mail address, with the matching keyboard on phones.',
  use: ['For one mail address in a form.'],
  notFor: [
    'A user name that need not be a mail address: TextField.',
    'Several addresses: one field for each.',
    'An address to read: a Link with mailto.',
  ],
  accessibility: [
    'It does not check the address: the Form shows what the caller or the server says.',
    'autoComplete is off by default, as most addresses in the console belong to somebody else.',
    'The caller sets autoComplete="email" or "username" where users enter their own address.',
  ],
  dos: ['Name it "Email".', 'Check the address when the form is submitted, not at every letter.'],
  donts: [
    'Do not reject rare but valid addresses with a strict pattern.',
    'Do not ask for the address twice.',
  ],
  related: ['TextField', 'UrlField', 'PhoneField', 'Form'],
  alsoKnownAs: ['mail', 'email input', 'e-mail'],
})

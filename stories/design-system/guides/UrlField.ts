import { typedFieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = typedFieldGuide({
  purpose: 'A TextField for a web address, with the matching keyboard on phones.',
  use: ['For one web address in a form, such as the link of a class.'],
  notFor: [
    'An address to follow: Link.',
    'A mail address: EmailField.',
    'A page of this site: Select or ComboBox.',
  ],
  accessibility: [
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
  related: ['TextField', 'EmailField', 'Link', 'Form'],
  alsoKnownAs: ['web address', 'website', 'url input'],
})

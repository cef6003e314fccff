import { typedFieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = typedFieldGuide({
  purpose: 'A TextField for a phone number, with the number keys on phones and a hint on the format.',
  use: ['For one phone number in a form.'],
  notFor: [
    'Other numbers: TextField with inputMode numeric.',
    'A number to call: a Link with tel.',
    'Two numbers: one field for each.',
  ],
  accessibility: [
    'Its hint is always there: "Without spaces, such as +918123456789". A description replaces it.',
    'It does not check the number. The form’s rule is 2 to 15 digits, with or without a plus.',
    'autoComplete is off by default. The caller sets "tel" where users enter their own number.',
  ],
  dos: ['Say whose number it is: "Mobile", "WhatsApp".', 'Show the number later as it was typed.'],
  donts: [
    'Do not insert spaces or signs while somebody types.',
    'Do not split a number over several fields.',
    'Do not remove the hint without replacing it.',
  ],
  related: ['TextField', 'EmailField', 'Form'],
  alsoKnownAs: ['telephone', 'mobile number', 'tel', 'phone input'],
})

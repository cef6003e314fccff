import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A TextField for a phone number, with the digits of the phone’s keyboard and a hint on its form.',
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
    'It has all that TextField has: name, description, aria-required, aria-invalid, and its way with a reset.',
    'Its hint is there from the start: "Start with +91, or leave out the first 0". A description takes its place.',
    'It does not check the number: 2 to 15 digits, with or without a plus, is the rule of the form.',
    'autoComplete is off. The caller sets "tel" where users give their own number.',
  ],
  dos: ['Name whose number it is: "Mobile", "WhatsApp".', 'Show the number later as it was typed.'],
  donts: [
    'Do not put in signs while somebody types.',
    'Do not split a number over several fields.',
    'Do not drop the hint without another one.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
    'many items': 'It holds one value.',
  },
}

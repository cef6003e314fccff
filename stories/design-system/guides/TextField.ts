import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose:
    'One line of text with a label, a hint and an error. Inside a Form it finds its error by its name.',
  use: [
    'For a short text: a name, a title, a code.',
    'With type email, tel or url for one address or phone number: phones show the keys that fit.',
    'With type date for a day, where a finger points: phones have a calendar of their own. Else DateField.',
    'With type password where users type their own password.',
  ],
  notFor: [
    'Several lines: TextArea.',
    'A generated password: PasswordField.',
    'An address or number to follow or call: Link.',
    'A choice from a list: Select or ComboBox.',
    'Searching a list: DebouncedSearch.',
  ],
  anatomy: [
    'The control, 40 px high, 44 px on phones',
    'With type password, a button inside the control that shows the text',
    'Buttons beside the control (actions)',
  ],
  keyboard: {
    Tab: 'Reaches the control, then its own button, then the actions. A disabled control is skipped.',
    Enter: 'Submits the form around it, as browsers do.',
    Space: 'On "Show password" or "Hide password": shows or hides what is typed.',
  },
  accessibility: [
    'Its accessible name is the label alone; the star and "optional" are not part of it.',
    'Colour is not the only sign: an error has a red border, a thicker inner edge, an icon and words.',
    'isReadOnly can be focused, selected and copied. isDisabled cannot, and is not submitted.',
    'dir="auto": Arabic text runs from right to left by itself.',
    'The caller sets autoComplete for data about the user: email, name, current-password.',
    'It checks no address and no number: the Form shows what the caller or the server says.',
  ],
  dos: [
    'Give every field a visible label.',
    'Say in the description what is expected, before there is an error: "Up to 100 characters."',
    'Prefer defaultValue; use value with onChange only if other fields depend on it.',
  ],
  donts: [
    'Do not use the placeholder as a label or a hint: it disappears with the first letter.',
    'Do not mark all fields. Mark the required ones or, where nearly all are required, the optional ones.',
    'Do not use isDisabled for a value to read: isReadOnly can be copied.',
  ],
  without: {
    none: 'Default begins empty.',
    'many items': 'It holds one value.',
  },
  related: ['TextArea', 'PasswordField', 'Link', 'Form'],
  alsoKnownAs: [
    'input',
    'text input',
    'text box',
    'textbox',
    'mail',
    'email input',
    'e-mail',
    'telephone',
    'mobile number',
    'tel',
    'phone input',
    'web address',
    'website',
    'url input',
  ],
})

import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'One line of text with its label, hint and error. Inside a Form it finds its error by its name.',
  notFor: [
    'Several lines: TextArea.',
    'An address of mail, a web address, a telephone number or a new password: EmailField, UrlField, PhoneField, PasswordField.',
    'A choice from a list: Select or ComboBox.',
    'Searching in a list: DebouncedSearch.',
  ],
  anatomy: [
    'The label, with a red star (isRequired) or the word "optional" (isOptional) beside it',
    'The control, 40 px high, 44 px on phones',
    'For type password: a button inside the control that shows what is typed',
    'Buttons beside the control (actions)',
    'The hint (description)',
    'The error: a sign and the words',
  ],
  keyboard: [
    ['Tab', 'Reaches the control, then its own button, then the actions. A disabled control is skipped.'],
    ['Enter', 'Submits the form around it, as browsers do.'],
    ['Space', 'On "Show password" or "Hide password": shows or hides what is typed.'],
  ],
  accessibility: [
    'Its name is the label and nothing else; star and "optional" stand outside of it.',
    'Hint and error are its description, in this order. An error sets aria-invalid.',
    'isRequired sets aria-required, not required: the bubbles of the browser never show.',
    'Colour is not alone: an error has a red edge, a thicker inner edge, a sign and words.',
    'isReadOnly can be focused, selected and copied. isDisabled cannot, and is not sent with the form.',
    'The button of a password changes its name between "Show password" and "Hide password".',
    'dir="auto": a text in Arabic runs from right to left by itself.',
    'The error is not announced by the field: the Form around does it. Outside a Form its caller does.',
    'A reset of the Form around brings its default value back; a caller that holds the value gets the first one by onChange.',
    'The caller sets autoComplete for what is about the user: email, name, current-password.',
  ],
  dos: [
    'Give every field a label that stays visible.',
    'Say in description what is asked for, before there is an error: "Up to 100 characters."',
    'Use variant code for passwords and ids: every sign can be told apart.',
    'Use defaultValue; use value with onChange only if other fields depend on it.',
  ],
  donts: [
    'Do not use the placeholder as a label or a hint: it goes with the first letter.',
    'Do not mark all fields: mark what is required, or, where nearly all are, what is optional.',
    'Do not use isDisabled for a value to read: isReadOnly can be copied.',
    'Do not set isAutoFocused on a page whose text must be read first.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
    'many items': 'It holds one value.',
  },
}

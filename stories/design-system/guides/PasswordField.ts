import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose: 'The password of somebody else: it is generated and copied, never typed.',
  use: ['On the form in which staff create an account for somebody else.'],
  notFor: [
    'A password that users type, as at sign-in: TextField with type password.',
    'A code or id to read: TextField with isReadOnly and variant code.',
  ],
  anatomy: [
    'The control: monospaced and read-only, with a button that shows the password',
    'Copy',
    'Generate',
    'Revert, after Generate on edit screens (hasRevert)',
    'The hint: what is saved, or that the new password is not saved yet',
    'A line that says whether copying worked',
  ],
  keyboard: {
    Tab: 'Goes through the control, "Show password", Copy, Generate and Revert, as far as they are present.',
    Enter: 'Presses the button that has the focus. In the control: submits the form around.',
    Space: 'Presses the button that has the focus.',
    'Ctrl + C (⌘ on a Mac)': 'In the control: copies the selection.',
  },
  accessibility: [
    'The control is a textbox named by the label. It can be focused and selected, but not changed.',
    'Hint and error are its description: "New password, not saved yet. Revert restores the saved one."',
    '"Copied", or that copying is not possible, is announced politely. In the latter case the password is shown and selected.',
    'Generate shows the new password. It is not announced; the hint says it to whoever returns to the control.',
    'Resetting the form restores the saved password and hides it.',
    'After Revert the focus is in the control, as the button is gone.',
    'A password of which the server keeps only a hash cannot be shown or copied: both buttons are absent.',
    'By default a password has 12 characters out of 86, each equally likely.',
  ],
  dos: [
    'Set hasRevert on edit screens.',
    'Let staff copy the password before saving, if it is not shown later.',
    'Keep the hint, so that staff see that the password is not saved yet.',
  ],
  donts: [
    'Do not use it where users choose their own password.',
    'Do not show a password in a table or a notice.',
    'Do not generate a password on an edit screen unless somebody asks for it.',
  ],
  without: {
    none: 'Default begins without a password.',
    busy: 'A password is generated at once; while the Form is submitted the field is disabled, as in Disabled.',
    'many items': 'It holds one password.',
  },
  related: ['TextField', 'Form'],
  alsoKnownAs: [
    'generate password',
    'password generate',
    'password generator',
    'copy password',
    'secret',
    'credentials',
  ],
})

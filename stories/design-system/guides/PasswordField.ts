import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'The password of somebody else: it is generated and copied, never typed.',
  notFor: [
    'A password that somebody types, at sign-in: TextField with type password.',
    'A code or an id to read: TextField with isReadOnly and variant code.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The control: mono, read-only; in it the button that shows the password',
    'Copy',
    'Generate',
    'Revert, after Generate on edit screens (hasRevert)',
    'The hint: what is saved, or that the new one is not saved yet',
    'A line that says whether copying worked',
    'The error: a sign and the words',
  ],
  keyboard: [
    [
      'Tab',
      'Goes through the control, "Show password", Copy, Generate and Revert, as far as they are there.',
    ],
    ['Enter', 'Presses the button that has the focus. In the control: submits the form around.'],
    ['Space', 'Presses the button that has the focus.'],
    ['Ctrl + C (⌘ on a Mac)', 'In the control: copies what is marked.'],
  ],
  accessibility: [
    'The control is a textbox named by the label, which can be focused and marked but not changed.',
    'Hint and error are its description: "New password, not saved yet. Revert restores the saved one."',
    '"Copied", or that copying is not possible, is said politely. In the latter case the password is shown and marked.',
    'Generate shows the new password. It is not announced: its hint says it to whoever goes back to the control.',
    'A reset of the Form around brings the saved password back, and hides it.',
    'After Revert the focus is in the control, as the button is gone.',
    'A password that the server knows only by its hash cannot be shown or copied: both buttons are gone then.',
    'Generated are 12 characters of 86, each as likely as the others.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Set hasRevert on edit screens.',
    'Let the password be copied before the form is saved, if it is not shown later.',
    'Keep the hint: "not saved yet" must not be lost.',
  ],
  donts: [
    'Do not use it where users choose their own password.',
    'Do not show a password in a table or a notice.',
    'Do not generate one without being asked on an edit screen.',
  ],
  without: {
    busy: 'A password is generated at once; while the Form around is sent the field is off, and looks as in Disabled.',
    'many items': 'It holds one password.',
  },
}

import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'A coloured strip in a page or dialog that says what is wrong or important here, and stays.',
  use: [
    'For a message about a part of the page: a refusal, a warning, a hint.',
    'In a Dialog, for an error of the action in it.',
  ],
  notFor: [
    'The error of one field: errorMessage of the field.',
    'The errors of a form: Form has its summary.',
    'A result that needs no answer: NoticeRegion.',
    'Nothing but an error to show: ErrorState.',
  ],
  anatomy: [
    'The strip, in the colour of its tone',
    'The icon of the tone',
    'The text',
    'One or two buttons (action)',
  ],
  keyboard: {
    Tab: 'Reaches the buttons of action, if there are any. The strip itself is not a tab stop.',
    'Enter, Space': 'Presses the focused button.',
  },
  accessibility: [
    'An error has role="alert" and is announced at once. The other tones have role="status" and are announced politely.',
    'Colour is not the only sign: each tone has an icon, hidden from screen readers; the words convey the tone.',
    'It does not take the focus.',
    'The caller renders it when it becomes true. An alert that is there from the start may not be announced, but is read in its place.',
  ],
  dos: [
    'Put it next to what it is about: in a dialog, above the footer.',
    'Show the server’s message: "Cannot delete this batch."',
    'Use tone warning for a decision: "Somebody else changed this in the meantime."',
  ],
  donts: [
    'Do not stack several: say the most important thing.',
    'Do not use tone error for a hint.',
    'Do not let it disappear by itself.',
  ],
  without: {
    ...cannotBeOperated('Its buttons are Buttons.'),
    busy: 'It states a fact; a button in it shows its own wait.',
    'many items': 'One strip says one thing; the summary of Form lists the errors of a form.',
    none: 'Without text there is nothing to show.',
  },
  related: ['NoticeRegion', 'ErrorState', 'Form', 'Dialog'],
  alsoKnownAs: ['callout', 'inline message', 'warning', 'message bar', 'info box'],
})

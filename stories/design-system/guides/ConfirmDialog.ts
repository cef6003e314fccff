import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'Asks before an action that cannot be undone, shows the wait, and says why it was refused: a deletion, leaving a form.',
  notFor: [
    'What can be undone at once: delete, and offer Undo in the notice (NoticeRegion).',
    'A decision with more than two ways, or with fields: Dialog with role alertdialog.',
    'A question about several records: there is no such part yet.',
  ],
  anatomy: [
    'A small Dialog with its title, without a close button',
    'The question, with the name in bold',
    'The error: an InlineAlert below the question',
    'Cancel',
    'The confirming button, red with tone danger; its label says what happens',
  ],
  keyboard: [
    [
      'Tab',
      'Goes to Cancel and the confirming button; the page behind cannot be reached. While pending, Cancel is skipped.',
    ],
    ['Enter', 'Presses what has the focus: at first that is Cancel.'],
    ['Space', 'Presses what has the focus.'],
    ['Esc', 'Cancels. Does nothing while pending.'],
  ],
  accessibility: [
    'It is an alertdialog named by its title; the question is its description.',
    'The first focus is on Cancel: a hasty Enter deletes nothing.',
    'While pending, Cancel is disabled, the confirming button keeps its focus and is named by pendingLabel.',
    'A refusal has role="alert" and is said at once; both buttons work again.',
    'The caller says the success, politely, and moves the focus: the row with the opener is gone.',
  ],
  dos: [
    'Name the record in the question: "Are you sure you want to delete the course Arabic for Readers?"',
    'Take the labels from the specification: "Yes, Delete", "Deleting...", "No, Cancel".',
    'Show the text of the server as it is in errorMessage.',
  ],
  donts: [
    'Do not close it before the server has answered.',
    'Do not name the buttons "OK" and "Cancel".',
    'Do not show a refusal as a notice too.',
  ],
  without: {
    disabled: 'What is not possible is not asked about; while it runs, Cancel is off, as in Pending.',
    'many items': 'It asks about one record at a time.',
    none: 'Without a question there is nothing to decide.',
  },
}

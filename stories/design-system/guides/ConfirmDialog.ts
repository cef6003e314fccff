import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Asks before an action that cannot be undone, such as deleting or leaving a form. It shows the wait, and says why the action was refused.',
  use: [
    'Before every deletion that cannot be undone at once.',
    'Before users leave a form with unsaved changes.',
  ],
  notFor: [
    'A deletion that can be undone: delete, and offer Undo in the notice (NoticeRegion).',
    'A decision with more than two answers, or with fields: Dialog with role alertdialog.',
  ],
  anatomy: [
    'A small Dialog with a title, without a close button',
    'The question, with the name in bold',
    'The error: an InlineAlert below the question',
    'Cancel',
    'The confirming button, red with tone danger; its label says what happens',
  ],
  keyboard: {
    Tab: 'Goes to Cancel and the confirming button; the page behind cannot be reached. While pending, Cancel is skipped.',
    Enter: 'Presses the focused button: at first that is Cancel.',
    Space: 'Presses the focused button.',
    Esc: 'Cancels. Does nothing while pending.',
  },
  accessibility: [
    'It is an alertdialog named by its title; the question is its description.',
    'The first focus is on Cancel, so that a hasty Enter deletes nothing.',
    'While pending, Cancel is disabled; the confirming button keeps its focus and shows the pending label.',
    'A refusal has role="alert" and is announced at once; both buttons work again.',
    'The caller announces success politely and moves the focus, as the row with the button is gone.',
  ],
  dos: [
    'Name the record in the question: "Are you sure you want to delete the course Arabic for Readers?"',
    'Say on the buttons what they do: "Yes, Delete", "Deleting...", "No, Cancel".',
    'Show the server’s message in errorMessage.',
  ],
  donts: [
    'Do not close it before the server has answered.',
    'Do not name the buttons "OK" and "Cancel".',
    'Do not repeat a refusal as a notice.',
  ],
  without: {
    disabled:
      'An action that is not possible is not offered; while it runs, Cancel is disabled, as in Pending.',
    'many items': 'It asks about one record at a time.',
    none: 'Without a question there is nothing to decide.',
  },
  related: ['Dialog', 'Button', 'NoticeRegion', 'InlineAlert'],
  alsoKnownAs: ['confirm', 'confirmation dialog', 'delete dialog', 'alert dialog', 'are you sure'],
})

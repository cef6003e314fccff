import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Says what has just happened, above the bar at the bottom: saved, deleted, offline. It shows one notice at a time.',
  use: [
    'For the result of an action that users can read in passing.',
    'To offer Undo after a deletion that can be undone.',
  ],
  notFor: [
    'The error of a field: errorMessage of the field, through errors of Form.',
    'A refusal inside a dialog: InlineAlert in the dialog.',
    'A list that could not be loaded: ErrorState.',
    'A message that must stay: InlineAlert in the page.',
  ],
  anatomy: [
    'The region: two live regions, one polite, one for errors; always in the page',
    'The notice: an icon for its tone, and the text',
    'One action: "Undo"',
    'The button "Close notice"; on phones both buttons go below a text that does not fit on one line with them',
  ],
  keyboard: {
    Tab: 'Reaches the action, then "Close notice". The notice stays while it has the focus.',
    'Enter, Space': 'Presses the action or closes. After closing, the focus returns to where it was.',
  },
  accessibility: [
    'Success, info and warning are announced politely (status), errors at once (alert).',
    'A notice disappears after 8 s (lifeMs); the time starts again after hover and focus. An error stays until it is closed.',
    'The tone has an icon; the words must convey it too.',
    'The focus never moves to a notice.',
    'The caller renders the region once, from the start: text in a region that has just been added may not be announced.',
    'The caller gives every notice a new id, and removes it in onDismiss. The action does not close it.',
    'A notice cannot be reached while a modal dialog is open: close the dialog first.',
  ],
  dos: [
    'Name the object and what happened: Course "Arabic for Readers" has been saved.',
    'Offer Undo where it is possible.',
    'Keep the text to one or two lines.',
  ],
  donts: [
    'Do not put information that is needed later into a notice alone.',
    'Do not repeat an error that is shown at its field or in its dialog.',
    'Do not shorten lifeMs: 8 s is short for a long line that is read aloud.',
  ],
  without: {
    disabled: 'A notice offers only what is possible.',
    busy: 'It says what has happened; the button shows the wait before (isPending).',
    'many items': 'One notice at a time: a new one replaces the old one.',
  },
  related: ['InlineAlert', 'ConfirmDialog', 'ErrorState'],
  alsoKnownAs: ['toast', 'snackbar', 'flash message', 'notification', 'toaster'],
})

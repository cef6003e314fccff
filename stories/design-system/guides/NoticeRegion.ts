import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'Says what has just happened, above the plinth bar: saved, deleted, offline. One notice at a time.',
  notFor: [
    'The error of a field: errorMessage of the field, by errors of Form.',
    'A refusal inside a dialog: InlineAlert in the dialog.',
    'A list that could not be loaded: ErrorState.',
    'What must stay to be read: InlineAlert in the page.',
  ],
  anatomy: [
    'The region: two live regions, one polite, one for errors; there for good',
    'The notice: an icon for its tone, and the text',
    'One action: "Undo"',
    'The button "Close notice"; on phones both buttons go below a text that is too long for one line with them',
  ],
  keyboard: [
    ['Tab', 'Reaches the action, then "Close notice". The notice stays while it has the focus.'],
    ['Enter', 'Presses the action or closes. After closing the focus goes back to where it came from.'],
    ['Space', 'Does the same as Enter.'],
  ],
  accessibility: [
    'Success, info and warning are said politely (status). An error is said at once (alert).',
    'They leave after 8 s (lifeMs), restarted after hover and focus. An error stays until it is closed.',
    'The tone has an icon; the words must say it too.',
    'The focus is never moved to a notice.',
    'The caller renders the region once and for good: text in a region that has just come may not be read.',
    'The caller gives every notice a new id, and drops the notice in onDismiss. The action does not close it by itself.',
    'A notice cannot be reached while a modal dialog is open: close the dialog first.',
  ],
  dos: [
    'Name the thing and what happened: Course "Arabic for Readers" has been saved.',
    'Offer Undo where it is possible.',
    'Keep the text to one or two lines.',
  ],
  donts: [
    'Do not let a notice be the only place of something that is needed later.',
    'Do not repeat an error that is shown at its field or in its dialog.',
    'Do not shorten lifeMs: 8 s is little for a long line read aloud.',
  ],
  without: {
    disabled: 'A notice only offers what can be done.',
    busy: 'It says what has happened; the wait before is shown by the button (isPending).',
    'many items': 'One notice at a time: a new one takes the place of the old one.',
  },
}

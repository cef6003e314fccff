import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Searches a list while the user types: after a pause, and at once on Enter or when the text is cleared.',
  use: ['Above a list or table whose rows the server searches.'],
  notFor: [
    'Choosing one value by typing: ComboBox.',
    'Narrowing a list to a known value, such as a course: FilterPopover or Select.',
    'Text that is submitted with a form: TextField.',
  ],
  anatomy: [
    'The search landmark',
    'A magnifier, hidden from screen readers',
    'The search field',
    'While it is empty, the key that focuses it (Kbd); otherwise the button "Clear search"',
  ],
  keyboard: {
    Tab: 'Reaches the field, then "Clear search" if there is a text.',
    Enter: 'Searches at once, without waiting for the pause. It does not submit a form around.',
    Esc: 'With a text: clears it, searches at once, and closes nothing around. Empty: the dialog around gets the key.',
    'The key of shortcutHint': 'Focuses the field, if the app handles it.',
  },
  accessibility: [
    'It is a native search element with a searchbox, named by label.',
    'After "Clear search" is pressed, the focus is in the field.',
    'Enter and Esc belong to an input method while it composes a character.',
    'shortcutHint sets aria-keyshortcuts. The app handles the key, not while somebody types, and lets users turn it off.',
    'The caller announces how many results were found.',
    'The label is required beside a placeholder, which is not a name.',
  ],
  dos: [
    'Pass as value what is being searched for, taken from the page’s address: Back and links then work.',
    'Put it first in the Toolbar; on phones it takes a row of its own.',
    'Keep the old rows on screen while the new ones load (status.isPending of DataTable).',
  ],
  donts: [
    'Do not search at every key: pass pauseMs.',
    'Do not put a Search button beside it: Enter does the same.',
    'Do not move the focus to the results while somebody types.',
  ],
  without: {
    disabled: 'A list can always be searched, even while it loads.',
    busy: 'Typing continues while the list loads: the list shows the wait (status.isPending of DataTable).',
    error: 'No text is invalid: the list says if nothing was found or could be loaded.',
    'many items': 'It holds one text.',
    none: 'Default begins empty.',
  },
  related: ['FilterPopover', 'ComboBox', 'DataTable', 'PageHeader'],
  alsoKnownAs: ['search box', 'search field', 'search bar', 'filter text'],
})

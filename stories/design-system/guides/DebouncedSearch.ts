import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Searches a list while the user types: after a pause, at once on Enter and when it is cleared.',
  notFor: [
    'Choosing one value by typing: ComboBox.',
    'Narrowing a list to a known value, a course or a batch: FilterPopover or Select.',
    'A text that is sent with a form: TextField.',
  ],
  anatomy: [
    'The search landmark',
    'A magnifier, for eyes only',
    'The search field',
    'While it is empty: the key that leads here (Kbd). While it is not: the button "Clear search"',
  ],
  keyboard: [
    ['Tab', 'Reaches the field, then "Clear search" if there is a text.'],
    ['Enter', 'Searches at once, without waiting for the pause. It does not submit a form around.'],
    [
      'Esc',
      'With a text: clears it, searches at once, and closes nothing around. Empty: left to the dialog around.',
    ],
    ['The key of shortcutHint', 'Brings the focus here, if the app listens to it.'],
  ],
  accessibility: [
    'It is a native search element with a searchbox, named by label.',
    'After a press of "Clear search" the focus is in the field.',
    'Enter and Esc are left to an input method while it composes a sign.',
    'shortcutHint is said as aria-keyshortcuts. It only names the key: the app listens to it, not while somebody types, and lets it be switched off.',
    'The result is not announced here: its caller says how many were found.',
    'A placeholder is not a name: label is needed beside it.',
  ],
  dos: [
    'Hand back as value what is searched for, from the address of the page: Back and links then work.',
    'Put it first in the Toolbar; on phones it takes a row of its own.',
    'Keep the old rows on screen while the new ones are on their way (isBusy of DataTable).',
  ],
  donts: [
    'Do not search on every key: give pauseMs.',
    'Do not put a Search button beside it: Enter does it.',
    'Do not move the focus to the results while somebody types.',
  ],
  without: {
    disabled: 'A list can always be searched, also while it loads.',
    busy: 'Typing goes on while the list loads: the list shows that it waits (isBusy of DataTable).',
    error: 'No text is wrong: what is not found, or could not be loaded, the list says.',
    'many items': 'It holds one text.',
  },
}

import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A button with a short list of actions and links for one thing.',
  notFor: [
    'The sections of the console: Drawer. Those of the public site: SidePanel.',
    'Choosing a value: Select.',
    'One or two actions: Buttons or IconButtons, which are seen.',
    'Filters: FilterPopover.',
  ],
  anatomy: [
    'The button, with a chevron',
    'The list in a popup',
    'An entry: an icon and a label; a red one stands last',
  ],
  keyboard: [
    ['Tab', 'Reaches the button. In the open list: stays there.'],
    ['Enter', 'Opens the list. On an entry: does it and closes.'],
    ['Space', 'Does the same as Enter.'],
    ['↓ ↑', 'Open the list at its first or last entry; then go through it, round its ends.'],
    ['Home, End', 'Go to the first or last entry.'],
    ['A letter', 'Goes to the entry that begins so.'],
    ['Esc', 'Closes the list; the focus goes back to the button. A dialog around stays open.'],
  ],
  accessibility: [
    'It is a button that opens a menu; both are named by label. Entries are menu items, links too.',
    'An entry that is off is passed over by the arrow keys.',
    'After an entry the focus goes back to the button. If the entry opens a Dialog, the focus is there.',
    'Links go through the router, as all links do.',
    'With isIconOnPhones only the icon of the button is seen on phones; the name stays.',
    'The caller sets lang on a label that is not in the language of the page: of the button, and of each entry.',
    'The caller says in label what the actions are for, if there are several menus on a page.',
  ],
  dos: [
    'Keep it to about seven entries.',
    'Put what is used most first, and deleting last, with isDanger.',
    'Ask by ConfirmDialog before an entry deletes.',
  ],
  donts: [
    'Do not hide the main action of a page in it.',
    'Do not put fields or text into it.',
    'Do not nest menus.',
  ],
  without: {
    busy: 'An entry closes the list at once; what it started shows its own wait.',
    error: 'What an entry did fails elsewhere: in a Dialog or a notice.',
    none: 'Without entries there is nothing to open: its caller leaves the button out.',
  },
}

import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'A button that opens a short list of actions and links.',
  use: ['For three to seven secondary actions on one object.', 'Where there is no room for several buttons.'],
  notFor: [
    'The sections of the console: Drawer. Those of the public site: SidePanel.',
    'Choosing a value: Select.',
    'One or two actions: Buttons or IconButtons, which are always visible.',
    'Filters: FilterPopover.',
  ],
  anatomy: [
    'The button, with a chevron',
    'The list in a popup',
    'An entry: an icon and a label; a red one comes last',
  ],
  keyboard: {
    Tab: 'Reaches the button. In the open list: stays there.',
    'Enter, Space': 'Opens the list. On an entry: does it and closes.',
    '↓ ↑': 'Open the list at its first or last entry, then move through it and around its ends.',
    'Home, End': 'Go to the first or last entry.',
    'A letter': 'Goes to the entry that begins so.',
    Esc: 'Closes the list; the focus goes back to the button. A dialog around stays open.',
  },
  accessibility: [
    'It is a button that opens a menu; both are named by label. Entries, links included, are menu items.',
    'Arrow keys skip disabled entries.',
    'After an entry is used, the focus returns to the button. If the entry opens a Dialog, the focus moves there.',
    'Links go through the router, as all links do.',
    'With isIconOnPhones only the button’s icon is visible on phones; the name remains.',
    'The caller sets lang on labels in another language, of the button and of each entry.',
    'The caller names the object in label if a page has several menus.',
  ],
  dos: [
    'Keep it to about seven entries.',
    'Put the most frequent action first and deleting last, with isDanger.',
    'Ask with ConfirmDialog before an entry deletes.',
  ],
  donts: [
    'Do not hide the main action of a page in it.',
    'Do not put fields or text into it.',
    'Do not nest menus.',
  ],
  without: {
    busy: 'An entry closes the list at once; the action that it starts shows its own wait.',
    error: 'A failed action is reported elsewhere: in a Dialog or a notice.',
    none: 'Without entries the caller leaves the button out.',
  },
  related: ['Button', 'IconButton', 'Select', 'FilterPopover'],
  alsoKnownAs: [
    'dropdown menu',
    'kebab menu',
    'overflow menu',
    'context menu',
    'action menu',
    'meatball menu',
  ],
})

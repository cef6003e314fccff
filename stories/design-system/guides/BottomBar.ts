import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'The bar at the bottom of the console: the current range, the menu button, and the next step. It is always in reach of the thumb.',
  use: ['Once on every page of the console.'],
  notFor: [
    'The public site, which has a header and a footer of its own.',
    'Buttons of a dialog: footer of Dialog.',
    'The actions of a page, such as ADD: actions of PageHeader.',
    'A message: NoticeRegion, which appears above the bar.',
  ],
  anatomy: [
    'The bar, 60 px high, 64 px on phones (--bottom-bar-h)',
    'Start: "31 to 45 of 248"; not on phones',
    'Center: the MenuButton, with its key; at the start on phones, only its icon below 350 px',
    'End: a compact Pagination, or Cancel and Submit of a form',
  ],
  keyboard: {
    Tab: 'Reaches the MenuButton, then the controls at the end.',
    'Enter, Space': 'On the MenuButton: opens the menu.',
    'M, or the letter of shortcut': 'Opens the menu, if the app handles the key.',
  },
  accessibility: [
    'It is a native footer.',
    'The MenuButton is named "Menu". It conveys that it opens a dialog, whether that is open, and its key.',
    'The app handles the key, not while somebody types, and lets users turn it off.',
    'On phones the start is hidden from screen readers too: do not rely on it.',
    'The page leaves --bottom-bar-h free below; scroll-padding keeps focused elements from being covered.',
    'It is not printed.',
  ],
  dos: [
    'Keep Previous and Next, or Cancel and Submit, at the end on every page.',
    'Connect Submit to its form with form={id}.',
    'Show the key only while keyboard shortcuts are turned on.',
  ],
  donts: [
    'Do not put more than two buttons at the end: they must fit 320 px.',
    'Do not use the bar for messages.',
    'Do not fix a second bar to the bottom.',
  ],
  without: {
    disabled: 'The menu can always be opened; the controls at the end have their own state.',
    'many items': 'It has two buttons at the end at most, to fit 320 px.',
  },
  related: ['Drawer', 'Pagination', 'PageHeader', 'NoticeRegion'],
  alsoKnownAs: ['bottom bar', 'action bar', 'footer bar', 'bottom navigation', 'sticky footer', 'tab bar'],
})

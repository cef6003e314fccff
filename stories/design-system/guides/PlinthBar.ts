import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'The bar at the bottom of the console: where you are, the Menu, and what is next. One place for the thumb and for the eye.',
  notFor: [
    'The public site: it has a header and a footer of its own.',
    'Buttons of a dialog: footer of Dialog.',
    'The actions of a page, ADD for example: actions of PageHeader.',
    'A message: NoticeRegion, which stands above the bar.',
  ],
  anatomy: [
    'The bar, 60 px high, 64 px on phones (--plinth-h)',
    'Start: "31 to 45 of 248"; not on phones',
    'Center: the MenuButton, with the letter that opens it; at the start on phones, its icon alone below 350 px',
    'End: Pagination, or Cancel and Submit of a form',
  ],
  keyboard: [
    ['Tab', 'Reaches the MenuButton, then what is at the end.'],
    ['Enter', 'On the MenuButton: opens the menu.'],
    ['Space', 'On the MenuButton: opens the menu.'],
    ['M, or the letter of shortcut', 'Opens the menu, if the app listens to it.'],
  ],
  accessibility: [
    'It is a native footer.',
    'The MenuButton is named "Menu" and says that it opens a dialog, whether it is open, and its key.',
    'The key is only named: the app listens to it, not while somebody types, and lets it be switched off.',
    'Start is gone on phones for screen readers too: nothing may stand there alone.',
    'The page leaves --plinth-h free below; scroll-padding keeps the focus from being covered.',
    'It is not printed.',
  ],
  dos: [
    'Keep Previous and Next, or Cancel and Submit, at the end on every page.',
    'Tie Submit to its form by form={id}.',
    'Show the letter only while the keys are switched on.',
  ],
  donts: [
    'Do not put more than two buttons at the end: 320 px have to do.',
    'Do not use the bar for messages.',
    'Do not fix a second bar to the bottom.',
  ],
  without: {
    disabled: 'The menu can always be opened; what is at the end brings its own state.',
    'many items': 'It has two buttons at the end at the most: 320 px have to do.',
  },
}

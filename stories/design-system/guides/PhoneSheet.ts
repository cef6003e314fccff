import { because, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Filters or actions that stand in a row on wide screens, and on phones behind one button.',
  use: [
    'Around the filters of a list, in its Toolbar.',
    'Around the lesser actions of a PageHeader, as "More".',
  ],
  notFor: [
    'The primary action of a page: it stays in sight.',
    'Filters that are behind a button on wide screens too: FilterPopover.',
    'Actions on one row: Menu.',
    'A form that is saved: Dialog.',
  ],
  anatomy: [
    'On phones the button: its icon, its label and the number of active filters',
    'The sheet at the bottom of the window, with its children and "Close"',
    'On wide screens the children alone, where the part stands',
  ],
  keyboard: {
    Tab: 'Reaches the button. From the open sheet: goes to its first child.',
    'Enter, Space': 'On the button: open and close the sheet.',
    Esc: 'Closes the sheet; the focus goes back to the button.',
  },
  accessibility: [
    'The children are a group named by the label. When the sheet opens, the focus is on the group.',
    'The browser says whether the sheet is open (popovertarget). A press outside closes it.',
    'The number of filters is part of the button’s name: "Filter 2 in effect".',
    'In large letters the button is its icon and the number; its name stays.',
  ],
  dos: [
    'Give the number of active filters (activeCount), because on phones the filters are not in sight.',
    'Set closesOnPress for actions: what they start is seen then.',
  ],
  donts: ['Do not put what is needed at each visit into it.', 'Do not put a sheet into a sheet.'],
  without: because('Its children have it.', 'error', 'busy', 'disabled', 'none'),
  related: ['FilterPopover', 'Menu', 'PageHeader', 'DebouncedSearch'],
  alsoKnownAs: ['action sheet', 'more actions', 'responsive filters'],
})

import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose: 'Chooses one option of a list. Above 12 options the list has a search box.',
  use: [
    'For a choice from 3 to some hundred options that can be looked through: a gender, a batch.',
    'For a filter of a list, with an option that stands for all.',
  ],
  notFor: [
    'Names that users know and type at once, of thousands of people: ComboBox.',
    'Several values at once: MultiSelect.',
    'On or off: Switch or Checkbox.',
    'Actions: Menu.',
  ],
  anatomy: [
    'The button with the selected option and a chevron',
    'The search box, above 12 options',
    'The list in a popup: a name, a detail at the end or below, and a tick at the selected option; or "Nothing found"',
  ],
  keyboard: {
    Tab: 'Reaches the button. A disabled one is skipped. In the open list: stays there.',
    'Enter, Space': 'Opens the list. In the list: chooses the option and closes.',
    '↓ ↑': 'On the button: open the list. In the list: go to the next or previous option.',
    '← →': 'On the button: choose the previous or next option without opening.',
    'A letter':
      'On the button: chooses the first name that begins so. In the list: goes to it, or narrows the list to names that contain the text.',
    'Home, End': 'In the list: go to the first or last option.',
    Esc: 'Empties the search box if it has text, else closes the list and changes nothing. A dialog around stays open.',
  },
  accessibility: [
    'It is a button that opens a listbox. Its accessible name is the selected option and the label.',
    'The focus stays in the search box, which is named "Search in" and the label; the option in focus is announced and in view.',
    'Case and accents do not matter in the search: "aysha" finds "Āysha".',
    'The list opens above an open dialog too. Lists of more than 100 options are virtualized.',
    'Options are 38 px high, 44 px on phones.',
    'The caller says in disabledReason why it is disabled.',
  ],
  dos: [
    'Keep the placeholder of a field that waits for another: "Select Batch".',
    'Use emptyLabel for the option that stands for none or all: "All Courses".',
    'Sort options in an order that users know: by name or by number.',
  ],
  donts: [
    'Do not navigate or save when the choice changes: arrow keys change it too.',
    'Do not use it for two options: a Switch or two Checkboxes show both.',
    'Do not hide a disabled field: say what it waits for.',
  ],
  without: {},
  related: ['ComboBox', 'MultiSelect', 'NativeSelect', 'Menu'],
  alsoKnownAs: ['dropdown', 'picker', 'listbox', 'drop down', 'select box'],
})

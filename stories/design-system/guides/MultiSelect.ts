import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose: 'Chooses several options of a list. The selected ones are shown in the box as tags.',
  use: ['For any number of choices from a list of more than five.'],
  notFor: [
    'One value: Select or ComboBox.',
    'Two to five options that fit on the page: Checkboxes, which show all.',
    'Filtering a list: FilterPopover.',
  ],
  anatomy: [
    'The label, and at the end of its line "Select all" and "Select none"',
    'The box: the tags, the text to search for, and the button that shows all options',
    'A tag: a name and a button that removes it; beyond 12 tags the first ones are only counted',
    'The list in a popup, with a checkbox before each name',
  ],
  keyboard: {
    Tab: 'Goes to "Select all" and "Select none", the buttons of the tags, and the text. The selection stays as it is.',
    '↓ ↑': 'Open the list, at the selection if there is one; then move through it.',
    Enter:
      'Adds or removes the focused option; the list stays open. On a button: presses it. With the list closed: submits the form around.',
    Backspace: 'In an empty input: removes the last tag.',
    Esc: 'Closes the list. If the list is closed, the dialog around gets the key.',
    'A letter': 'Narrows the list to the names that contain the text.',
    'Ctrl + V':
      'Selects the options whose names were copied: the cells of a spreadsheet, or a list with commas or semicolons. Other names become the text.',
  },
  accessibility: [
    'It is a combobox named by its label; the number of selected options is part of its description.',
    'Every change is announced: "Division A added, 3 chosen", and after a list was pasted: "12 added, 1 not found".',
    'While isLoading, the list is busy, and "Loading..." is announced.',
    'A pasted name that several options have selects none of them: it stays as text, and the list shows them all.',
    'The tags are a list named "Divisions, chosen". Their buttons are named "Remove Division A".',
    'After a tag is removed, the focus is in the text.',
    '"Select all" and "Select none" include the field’s label in their names. They are absent while it is disabled.',
    'Values are submitted as repeated name[]; onEdit of the Form gets the plain name.',
    'The caller passes the same array of options on every render.',
  ],
  dos: [
    'Where a server finds the options, pass onSearch and isLoading, as ComboBox shows. There is then no "Select all", and no pasting of several names.',
    'With onSearch, have the selected options among the first ones: the field learns their names from them.',
    'Give it the full width (FormRow): tags need room.',
    'When another field changes the options, keep the selected ones that still exist.',
    'Say in the description what selecting none means.',
  ],
  donts: [
    'Do not sort the tags: Backspace removes the last one.',
    'Do not repeat the selected names below the field.',
    'Do not use it to put options in order.',
  ],
  without: {},
  related: ['ComboBox', 'Select', 'Checkbox'],
  alsoKnownAs: ['chip', 'chips', 'tag input', 'token field', 'tag picker', 'multi select'],
})

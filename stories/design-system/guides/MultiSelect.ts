import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Chooses several of a list. What is chosen stands in the box as tags.',
  notFor: [
    'One value: Select or ComboBox.',
    'Two to five options that fit on the page: Checkboxes, which show all.',
    'Filtering a list: FilterPopover.',
  ],
  anatomy: [
    'The label, and at the end of its line "Select all" and "Select none"',
    'The box: the tags, the text to find an option by, and the button that shows them all',
    'A tag: a name and a button that takes it away; of more than 12 the first are only counted',
    'The hint or, while it is off, the reason (disabledReason)',
    'The error: a sign and the words',
    'The list in a popup, with a box before each name',
  ],
  keyboard: [
    [
      'Tab',
      'Goes to "Select all" and "Select none", the buttons of the tags, and the text. What is chosen stays as it is.',
    ],
    ['↓ ↑', 'Open the list, at what is chosen if there is something; then go through it.'],
    [
      'Enter',
      'Adds the option in focus, or drops it; the list stays open. On a button: presses it. With the list closed: submits the form around.',
    ],
    ['Backspace', 'Where nothing is typed: takes the last tag away.'],
    ['Esc', 'Closes the list. With nothing to close: left to the dialog around.'],
    ['A letter', 'Narrows the list to the names that hold what is typed.'],
  ],
  accessibility: [
    'It is a combobox named by its label; how many are chosen is part of its description.',
    'Every change is said: "Division A added, 3 chosen".',
    'The tags are a list named "Divisions, chosen". Their buttons are named "Remove Division A".',
    'After a tag is taken away, the focus is in the text.',
    '"Select all" and "Select none" name their field for screen readers. While it is off they are gone.',
    'Values are sent as repeated name[]; onEdit of the Form gets the plain name.',
    'The caller keeps the array of options the same from one rendering to the next.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Give it the whole width (FormRow): tags need room.',
    'Keep what was chosen when its parent changes only if it is still there.',
    'Say in description what choosing none means.',
  ],
  donts: [
    'Do not sort the tags: the last one is the one that Backspace takes.',
    'Do not repeat the chosen names below the field.',
    'Do not use it to put things in order.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
  },
}

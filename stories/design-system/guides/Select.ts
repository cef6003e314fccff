import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Chooses one of a short list. Its box is the same as that of every other field.',
  notFor: [
    'More than some thirty options: ComboBox, where typing narrows the list.',
    'Several values at once: MultiSelect.',
    'On or off: Switch or Checkbox.',
    'Actions: Menu.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The button with the chosen name, and a chevron',
    'The hint or, while it is off, the reason (disabledReason)',
    'The error: a sign and the words',
    'The list in a popup: a name, a detail at the end, and a tick at the chosen one',
  ],
  keyboard: [
    ['Tab', 'Reaches the button. A disabled one is skipped. In the open list: stays there.'],
    ['Enter', 'Opens the list. In the list: chooses the option and closes.'],
    ['Space', 'Does the same as Enter.'],
    ['↓ ↑', 'On the button: open the list. In the list: go to the next or previous option.'],
    ['← →', 'On the button: choose the previous or next option without opening.'],
    ['A letter', 'On the button: chooses the first name that begins so. In the list: goes to it.'],
    ['Home, End', 'In the list: go to the first or last option.'],
    ['Esc', 'Closes the list and changes nothing. A dialog around stays open.'],
  ],
  accessibility: [
    'It is a button that opens a listbox. Its name is the chosen value and the label.',
    'Hint and error are its description; an error sets aria-invalid.',
    'The list opens above an open dialog too. More than 100 options are drawn only where they are seen.',
    'Options are 38 px high, 44 px on phones.',
    'The star of isRequired is only seen: the caller says in description that a choice is needed, or offers emptyLabel.',
    'While the Form around is pending, it is off.',
    'The caller says why it is off, in disabledReason.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Keep the placeholder it will have while its parent has no value: "Select Batch".',
    'Use emptyLabel for the option that stands for none: "All Courses".',
    'Keep the order that the user knows: by name, or by number.',
  ],
  donts: [
    'Do not navigate or save when the choice changes: arrow keys change it too.',
    'Do not use it for two options: two radios or a Switch show both.',
    'Do not hide a field that is off: say what it waits for.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
  },
}

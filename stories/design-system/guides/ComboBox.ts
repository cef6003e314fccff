import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Chooses one of a long list by typing a part of its name. Thousands of options stay fast.',
  notFor: [
    'Up to some thirty options: Select.',
    'Several values: MultiSelect.',
    'Searching a list on the page: DebouncedSearch.',
    'A free text with suggestions: TextField; a ComboBox keeps only what is in its list.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The box: the text to find an option by, and the button that shows them all',
    'The hint or, while it is off, the reason (disabledReason)',
    'The error: a sign and the words',
    'The list in a popup, or "Nothing found", "No options"',
  ],
  keyboard: [
    ['Tab', 'Reaches the text; the button is no stop. With an option in focus: chooses it and goes on.'],
    ['↓', 'Opens the list at what is chosen, else at its first option; then the next option.'],
    ['↑', 'Opens the list at what is chosen, else at its last option; then the previous option.'],
    ['Enter', 'Chooses the option in focus and closes. With the list closed: submits the form around.'],
    [
      'Esc',
      'Closes the list and goes back to the last choice. With nothing to close: left to the dialog around.',
    ],
    ['A letter', 'Narrows the list to the names that hold what is typed.'],
  ],
  accessibility: [
    'It is a combobox named by its label. The focus stays in the text; the option in focus is said.',
    'How many options there are is said when the list opens or is narrowed.',
    'Case and accents do not matter: "aysha" finds "Āysha".',
    'Hint and error are its description. It says that it is required, and that it is invalid.',
    'A text that names no option falls back to the last choice when the focus leaves. An emptied text is no choice.',
    'While the Form around is pending, it is off.',
    'The caller keeps the array of options the same from one rendering to the next.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Use detail for what tells two of the same name apart.',
    'Say in disabledReason which field is missing first.',
    'Keep the placeholder it will have while its parent has no value.',
  ],
  donts: [
    'Do not cut the list: it draws only what is in sight.',
    'Do not use it for a handful of options.',
    'Do not save on each choice.',
  ],
  without: {
    busy: 'It never waits by itself: while the Form around is sent it is off, and looks as in Disabled.',
  },
}

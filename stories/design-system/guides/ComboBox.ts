import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  purpose: 'Chooses one option of a long list by typing part of its name. Thousands of options stay fast.',
  use: ['For a choice from many options whose names users know and type at once: a student, a mentor.'],
  notFor: [
    'Options that users look through: Select, which has a search box above 12 options.',
    'Several values: MultiSelect.',
    'Searching a list on the page: DebouncedSearch.',
    'Free text with suggestions: TextField; a ComboBox accepts only what is in its list.',
  ],
  anatomy: [
    'The box: the text to search for, and the button that shows all options',
    'The list in a popup, or "Nothing found", "No options"; with onSearch also "Loading..." and "Type to search"',
  ],
  keyboard: {
    Tab: 'Reaches the text; the button is not a tab stop. With a focused option: selects it and goes on.',
    '↓': 'Opens the list at the selection, or else at its first option; then moves to the next option.',
    '↑': 'Opens the list at the selection, or else at its last option; then moves to the previous option.',
    Enter: 'Chooses the option in focus and closes. With the list closed: submits the form around.',
    Esc: 'Closes the list and restores the last choice. If the list is closed, the dialog around gets the key.',
    'A letter': 'Narrows the list to the names that contain the text.',
  },
  accessibility: [
    'It is a combobox named by its label. The focus stays in the text; the focused option is announced.',
    'While isLoading, the list is busy, and "Loading..." is announced.',
    'The number of options is announced when the list opens or is narrowed.',
    'Case and accents do not matter: "aysha" finds "Āysha".',
    'Text that names no option reverts to the last choice when the focus leaves. Empty text means no choice.',
    'The caller passes the same array of options on every render.',
  ],
  state:
    'The choice is controlled (value with onChange) or uncontrolled (defaultValue). With onSearch the caller holds the options.',
  dos: [
    'Where a server finds the options, pass onSearch: wait until the user pauses, drop answers to an older text, and set isLoading as long as the options are not those for the text.',
    'With onSearch, have the selected option among the first options: the field learns its name from them.',
    'Use detail to tell apart two options with the same name.',
    'Say in disabledReason which field comes first.',
    'Keep the placeholder of a field that waits for another.',
  ],
  donts: [
    'Do not shorten the list: only what is visible is drawn.',
    'Do not use it for a handful of options.',
    'Do not save on every choice.',
  ],
  without: {},
  related: ['Select', 'MultiSelect', 'DebouncedSearch'],
  alsoKnownAs: ['autocomplete', 'typeahead', 'searchable select', 'autosuggest', 'search select'],
})

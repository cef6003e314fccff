/** Select, ComboBox and MultiSelect. */
export const selectWords = {
  placeholder: 'Select',
  noOptions: 'No options',
  /** No option matches the typed text. */
  nothingFound: 'Nothing found',
  /** While options for the typed text are to come. */
  loading: 'Loading...',
  /** No options before the user has typed, where they are searched for. */
  typeToSearch: 'Type to search',
  /** In the search box of a Select, while it is empty. */
  search: 'Search',
  /** Accessible name of the search box. @param label the label of the field */
  searchIn: (label: string) => `Search in ${label}`,
}

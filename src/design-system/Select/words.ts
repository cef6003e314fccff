import type { Words } from '#design-system/Words/Words.ts'

export const selectWords: Words['select'] = {
  placeholder: 'Select',
  noOptions: 'No options',
  nothingFound: 'Nothing found',
  loading: 'Loading...',
  typeToSearch: 'Type to search',
  search: 'Search',
  searchIn: (label) => `Search in ${label}`,
}

import type { Words } from '#design-system/Words/Words.ts'

export const paginationWords: Words['pagination'] = {
  pages: 'Pages',
  page: (page, lastPage) => `Page ${page} of ${lastPage}`,
  previous: 'Previous',
  next: 'Next',
}

import type { Words } from '#design-system/Words/Words.ts'

export const paginationWords: Words['pagination'] = {
  pages: 'Pages',
  page: (page, lastPage) => `Page ${page} of ${lastPage}`,
  toPage: (page) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  pageSize: 'Rows per page',
  pageSizeOption: (size) => `${size} per page`,
}

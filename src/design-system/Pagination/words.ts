export const paginationWords = {
  /** Accessible name of the navigation. */
  pages: 'Pages',
  page: (page: number, lastPage: number) => `Page ${page} of ${lastPage}`,
  /** Accessible name of the button that leads to a page. */
  toPage: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  /** Accessible name of the select. */
  pageSize: 'Rows per page',
  pageSizeOption: (size: number) => `${size} per page`,
}

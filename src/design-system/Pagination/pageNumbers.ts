/** Pages around the current one, with the first and the last; 'gap' is an ellipsis. */
export type PageEntry = number | 'gap'

/** As many entries as there are at any page: '1 ... 4 5 6 ... 17'. The buttons then stay where they are. */
const SLOTS = 7

/** Returns the page numbers to show, at most seven entries. */
export function pageNumbers(page: number, lastPage: number): PageEntry[] {
  if (lastPage <= SLOTS) return pagesFrom(1, lastPage)
  const isNearStart = page <= SLOTS - 3
  const isNearEnd = page > lastPage - (SLOTS - 3)
  if (isNearStart) return [...pagesFrom(1, SLOTS - 2), 'gap', lastPage]
  if (isNearEnd) return [1, 'gap', ...pagesFrom(lastPage - (SLOTS - 3), lastPage)]
  return [1, 'gap', ...pagesFrom(page - 1, page + 1), 'gap', lastPage]
}

const pagesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

interface PagePosition {
  /** From 1. */
  page: number
  perPage: number
}

/** Row number shown in column #: (page - 1) * perPage + index + 1; counts on across pages. @spec 470 */
export function rowNumber({ page, perPage, index }: PagePosition & { index: number }) {
  return (page - 1) * perPage + index + 1
}

/** '31 to 45 of 248'; empty while there is nothing to count. */
export function rangeText({ page, perPage, total }: PagePosition & { total: number }) {
  if (total === 0) return ''
  const first = rowNumber({ page, perPage, index: 0 })
  return `${first} to ${Math.min(first + perPage - 1, total)} of ${total}`
}

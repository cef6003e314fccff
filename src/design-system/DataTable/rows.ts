import { atLeast } from '#design-system/bounds.ts'

export interface PagePosition {
  /** Starts at 1. */
  page: number
  perPage: number
}

/** Returns the row number in column #, continued across pages: (page - 1) * perPage + index + 1. @spec 470 */
export function rowNumber({ page, perPage, index }: PagePosition & { index: number }) {
  return (page - 1) * perPage + index + 1
}

/** Returns '31 to 45 of 248', or '' if there are no rows; of a page beyond the last one, what the last one shows. */
export function rangeText({ total, ...asked }: PagePosition & { total: number }) {
  if (total === 0) return ''
  const perPage = atLeast(1, asked.perPage)
  const page = Math.min(atLeast(1, asked.page), Math.ceil(total / perPage))
  const first = rowNumber({ page, perPage, index: 0 })
  return `${first} to ${Math.min(first + perPage - 1, total)} of ${total}`
}

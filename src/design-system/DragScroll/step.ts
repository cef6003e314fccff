import { scrollBehavior } from './useReducedMotion.ts'

/** `left` and `right` are physical directions; `start` and `end` are the ends of the row. */
export type ScrollTarget = 'left' | 'right' | 'start' | 'end'

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Scrolls a row by `px` or to an end. Disables snapping, which would change the distance, until the next drag. */
export function stepBy(row: HTMLElement, target: ScrollTarget, px: number) {
  delete row.dataset.snaps
  const behavior = scrollBehavior()
  const forward = isRightToLeft(row) ? -1 : 1
  if (target === 'start') row.scrollTo({ left: 0, behavior })
  else if (target === 'end') row.scrollTo({ left: forward * row.scrollWidth, behavior })
  else row.scrollBy({ left: target === 'left' ? -px : px, behavior })
}

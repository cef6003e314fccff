import { scrollBehavior } from './useReducedMotion.ts'

/** `left` and `right` are those of the screen, `start` and `end` go all the way. */
export type ScrollTarget = 'left' | 'right' | 'start' | 'end'

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Scrolls a row by so many px, or to one of its ends; snapping, which would change the measure, is off until a drag. */
export function stepBy(row: HTMLElement, target: ScrollTarget, px: number) {
  delete row.dataset.snaps
  const behavior = scrollBehavior()
  const forward = isRightToLeft(row) ? -1 : 1
  if (target === 'start') row.scrollTo({ left: 0, behavior })
  else if (target === 'end') row.scrollTo({ left: forward * row.scrollWidth, behavior })
  else row.scrollBy({ left: target === 'left' ? -px : px, behavior })
}

import { expect, test } from '@playwright/test'
import { notedHeights } from './heights.ts'
import { docsPages, isComponent } from './pages.ts'

/** The most that half of the components' pages may be, in px at 1440 px of width. */
const TALLEST_OF_HALF = 3000

test('half of the pages are short', () => {
  const heights = notedHeights()
  expect(heights).toHaveLength(docsPages.filter(isComponent).length)
  const median = heights[Math.floor(heights.length / 2)]
  expect(median).toBeLessThanOrEqual(TALLEST_OF_HALF)
})

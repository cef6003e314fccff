import { describe, expect, test } from 'vitest'
import { grounds, marks } from '#stories/foundations/colourPairs.ts'
import { contrast } from '#stories/foundations/contrast.ts'
import { colourOf, tokensOf } from './tokens.ts'

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  const ratio = (one: string, other: string) =>
    contrast(colourOf(tokens, `color-${one}`), colourOf(tokens, `color-${other}`))

  test.each(grounds)('text on %s has a contrast of 4.5 or more: %s', (ground, text) => {
    expect(ratio(ground, text)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('on %s the edge %s has a contrast of 3 or more', (ground, mark) => {
    expect(ratio(ground, mark)).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is computed as WCAG says', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

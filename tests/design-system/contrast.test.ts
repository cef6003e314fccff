import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { declaredIn, pathOf } from '#scripts/designTokens.mjs'
import { grounds, marks } from '#stories/foundations/colourPairs.ts'
import { contrast } from '#stories/foundations/contrast.ts'
import { colourOf, tokensOf, type Tokens } from './tokens.ts'

const brand = readFileSync('stories/foundations/harbour.css', 'utf8')
const light = declaredIn(brand, "[data-brand='harbour']")
const dark = declaredIn(brand, "[data-brand='harbour'][data-theme='dark']")

/** The tokens of a theme in the second brand. */
const ofBrand = (theme: 'light' | 'dark', own: typeof light): Tokens =>
  new Map([...tokensOf(theme), ...own.map(({ name, value }): [string, string] => [name, value])])

describe.each<[brand: string, tokens: Tokens]>([
  ['the light theme', tokensOf('light')],
  ['the dark theme', tokensOf('dark')],
  ['the light theme of the second brand', ofBrand('light', light)],
  ['the dark theme of the second brand', ofBrand('dark', [...light, ...dark])],
])('in %s', (_brand, tokens) => {
  const ratio = (one: string, other: string) =>
    contrast(colourOf(tokens, `color-${one}`), colourOf(tokens, `color-${other}`))

  test.each(grounds)('text on %s has a contrast of 4.5 or more: %s', (ground, text) => {
    expect(ratio(ground, text)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('on %s the edge %s has a contrast of 3 or more', (ground, mark) => {
    expect(ratio(ground, mark)).toBeGreaterThanOrEqual(3)
  })
})

test('the second brand sets roles of tokens.css alone', () => {
  const known = tokensOf('light')
  expect(light.length).toBeGreaterThan(50)
  const unknown = [...light, ...dark].filter(({ name }) => !known.has(name) || pathOf(name)[0] === 'palette')
  expect(unknown).toEqual([])
})

test('contrast is computed as WCAG says', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

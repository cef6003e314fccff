import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { declaredIn, pathOf } from '#scripts/designTokens.mjs'
import { grounds, marks } from '#stories/foundations/colourPairs.ts'
import { contrast } from '#stories/foundations/contrast.ts'
import { colourOf, tokensOf } from './tokens.ts'

const brand = readFileSync('stories/foundations/harbour.css', 'utf8')
const light = declaredIn(brand, "[data-brand='harbour']")
const dark = declaredIn(brand, "[data-brand='harbour'][data-theme='dark']")

test('the second brand sets roles of tokens.css alone', () => {
  const known = tokensOf('light')
  expect(light.length).toBeGreaterThan(50)
  const unknown = [...light, ...dark].filter(({ name }) => !known.has(name) || pathOf(name)[0] === 'palette')
  expect(unknown).toEqual([])
})

describe.each([
  ['light', light],
  ['dark', [...light, ...dark]],
] as const)('the second brand in the %s theme', (theme, own) => {
  const tokens = new Map([
    ...tokensOf(theme),
    ...own.map(({ name, value }): [string, string] => [name, value]),
  ])
  const ratio = (one: string, other: string) =>
    contrast(colourOf(tokens, `color-${one}`), colourOf(tokens, `color-${other}`))

  test.each(grounds)('has text on %s with a contrast of 4.5 or more: %s', (ground, text) => {
    expect(ratio(ground, text)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('has on %s the edge %s with a contrast of 3 or more', (ground, mark) => {
    expect(ratio(ground, mark)).toBeGreaterThanOrEqual(3)
  })
})

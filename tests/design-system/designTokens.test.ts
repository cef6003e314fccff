import { readFileSync } from 'node:fs'
import { defineConfig, parse } from '@terrazzo/parser'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { tokenFile, tokenFiles } from '#scripts/designTokens.mjs'
import { breakpoints } from '#design-system/breakpoints.ts'

const css = readFileSync('src/design-system/tokens.css', 'utf8')

/** The custom properties of each token file, with their values in CSS. */
const entriesOf = (selector: string) =>
  Object.values(tokenFile(css, selector)).flatMap((group) =>
    Object.values(group).map((token) => token.$extensions['institute.css']),
  )

test('each token of tokens.css is in a file of tokens, under the value that it has there', () => {
  const declared = new Set<string>()
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    // Reduced motion and the comfortable density are values of other tokens again.
    if (parent?.type === 'rule' && 'selector' in parent && /motion|comfortable/.test(parent.selector)) return
    if (/^(1ms|0%)$/.test(value)) return
    declared.add(`${prop}: ${value}`)
  })
  const written = Object.values(tokenFiles).flatMap((selector) =>
    entriesOf(selector).map((entry) => `${entry.property}: ${entry.value}`),
  )
  expect(declared.size).toBeGreaterThan(200)
  expect([...declared].filter((token) => !written.includes(token))).toEqual([])
})

describe.each(Object.entries(tokenFiles))('%s', (name, selector) => {
  test('is read by a parser of the Design Tokens format without an error', async () => {
    const config = defineConfig({}, { cwd: new URL('file:///') })
    // The other files change some tokens of the first, and refer to others of it.
    const base = tokenFile(css, ':root')
    const own = Object.entries(tokenFile(css, selector)).map(([group, entries]) => [
      group,
      { ...base[group], ...entries },
    ])
    const src = JSON.stringify({ ...base, ...Object.fromEntries(own) })
    const { tokens } = await parse([{ filename: new URL(`file:///${name}`), src }], { config })
    expect(Object.keys(tokens).length).toBeGreaterThan(200)
  })
})

test('roles refer to the palette, and dimensions have a number and a unit', () => {
  const file = tokenFile(css, ':root')
  expect(file.color?.canvas).toMatchObject({
    $type: 'color',
    $value: '{palette.paper-50}',
    $description: 'page',
  })
  expect(file.palette?.['paper-50']?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.9843, 0.9686, 0.9373],
    alpha: 1,
    hex: '#fbf7ef',
  })
  expect(file.space?.['4']?.$value).toEqual({ value: 1, unit: 'rem' })
  expect(file.text?.display?.$value).toEqual({ value: 3.75, unit: 'rem' })
})

test('the dark theme and the compact density are files of what they change', () => {
  expect(tokenFile(css, '[data-theme="dark"]').color?.canvas?.$value).toMatchObject({ hex: '#101513' })
  expect(tokenFile(css, '[data-density="compact"]').size?.['row-h']?.$value).toEqual({
    value: 36,
    unit: 'px',
  })
})

test('scripts have the breakpoints of tokens.css', () => {
  const values = Object.entries(tokenFile(css, ':root').breakpoint ?? {}).map(([name, { $value }]) => [
    name,
    $value,
  ])
  expect(values).toEqual(Object.entries(breakpoints).map(([name, value]) => [name, { value, unit: 'px' }]))
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { declaredIn, pathOf } from '#scripts/designTokens.mjs'
import { breakpoints } from '#design-system/breakpoints.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
}).split('\n')
const tokens = 'src/design-system/tokens.css'
const sheets = listed.filter((file) => file.endsWith('.css') && file !== tokens)
const scripts = listed.filter((file) => /\.tsx?$/.test(file))

const css = readFileSync(tokens, 'utf8')
const names = declaredIn(css, ':root').map(({ name }) => name)
const palette = names.filter((name) => pathOf(name)[0] === 'palette')

/** Values of a style sheet's declarations, with the place of each. */
function valuesIn(file: string) {
  const found: { place: string; value: string }[] = []
  postcss.parse(readFileSync(file, 'utf8')).walkDecls(({ prop, value, source }) => {
    found.push({ place: `${file}:${source?.start?.line} ${prop}: ${value}`, value })
  })
  return found
}

const placesOf = (isFault: (value: string) => boolean) =>
  sheets.flatMap((file) =>
    valuesIn(file)
      .filter(({ value }) => isFault(value))
      .map(({ place }) => place),
  )

test('there are a palette, roles and style sheets to look at', () => {
  expect(palette).toContain('monsoon-700')
  expect(names).toContain('color-canvas')
  expect(sheets.length).toBeGreaterThan(100)
})

test('no style sheet uses the palette: roles alone, so that a brand is made of roles', () => {
  const used = new RegExp(`--(${palette.join('|')})\\)`)
  const uses = (text: string) => used.test(text)
  expect(placesOf(uses)).toEqual([])
  expect(scripts.filter((file) => uses(readFileSync(file, 'utf8')))).toEqual([])
})

test('no style sheet has a colour of its own; those of the system are for forced colours and print', () => {
  const raw = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\bcolor\(/i
  const named =
    /(?<![\w-])(black|white|gr[ae]y|silver|red|green|blue|yellow|orange|brown|gold|purple|pink)(?![\w-])/i
  expect(placesOf((value) => raw.test(value) || named.test(value))).toEqual([])
})

test('every token that a style sheet uses is declared', () => {
  const own = new Set(
    sheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    ),
  )
  const isUnknown = (value: string) =>
    [
      ...value.matchAll(/var\(--((?:color|font|text|leading|tracking|space|radius|shadow|dur|ease)-[\w-]+)/g),
    ].some(([, name = '']) => !names.includes(name) && !own.has(`--${name}`))
  expect(placesOf(isUnknown)).toEqual([])
})

test('roles have a value in both themes, unless they are alike in both', () => {
  const dark = new Set(declaredIn(css, '[data-theme="dark"]').map(({ name }) => name))
  const light = names.filter((name) => name.startsWith('color-'))
  const alike = /^color-(art|on-art|scrim|picture|plate|tile|focus-inverse|header)/
  expect(light.filter((name) => !dark.has(name) && !alike.test(name))).toEqual([])
})

test('parts change their layout at the breakpoints of tokens.css', () => {
  const widths: number[] = Object.values(breakpoints)
  const parts = sheets.filter((file) => file.startsWith('src/design-system/'))
  const found = parts.flatMap((file) => {
    const queries: string[] = []
    postcss.parse(readFileSync(file, 'utf8')).walkAtRules('media', ({ params }) => {
      queries.push(params)
    })
    return queries.flatMap((query) =>
      [...query.matchAll(/([\d.]+)(px|em)/g)].map(
        ([, width, unit]) => `${file}: ${Number(width) * (unit === 'em' ? 16 : 1)}`,
      ),
    )
  })
  // A layout from a breakpoint on begins with it or one beyond, so that it does not overlap the one up to it.
  const isKnown = (width: number) => widths.some((known) => Math.abs(known - width) <= 1)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((entry) => !isKnown(Number(entry.split(': ')[1])))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roles } from '#storybook/roles.ts'

const css = readFileSync('src/design-system/tokens.css', 'utf8')
const [light = '', dark = ''] = css.split('\n  [data-theme="dark"] {')

function valueOf(name: string, block: string): string {
  const value = new RegExp(`--${name}: *([^;]+);`).exec(block)?.[1] ?? ''
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other === undefined ? value : valueOf(other, light)
}

test.each([
  ['light', light],
  ['dark', dark],
] as const)('Storybook has the colours of the %s theme', (theme, block) => {
  const names = Object.keys(roles[theme])
  expect(Object.fromEntries(names.map((name) => [name, valueOf(`color-${name}`, block)]))).toEqual(
    roles[theme],
  )
})

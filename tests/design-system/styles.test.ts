import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
const modules = listed.split('\n').filter((file) => file.endsWith('.module.css'))

/** Declarations of a file, with media queries and comments left out. */
function declarations(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return css
    .split(/[;{}]/)
    .map((part) => part.trim())
    .filter((part) => /^[\w-]+\s*:/.test(part) && !part.startsWith('@'))
}

const faultsOf = (isFault: (declaration: string) => boolean) =>
  modules.flatMap((file) =>
    declarations(file)
      .filter(isFault)
      .map((declaration) => `${file}: ${declaration}`),
  )

test('there are modules to look at', () => {
  expect(modules.length).toBeGreaterThan(20)
})

test('no part knows left from right: properties are logical', () => {
  const physical =
    /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)|left|right|top|bottom)\b|^(text-align|float|clear)\s*:\s*(left|right)/
  expect(faultsOf((declaration) => physical.test(declaration))).toEqual([])
})

/** A measure in px has a name: a token, or a custom property of its part. Hairlines and rings up to 3 px need none. */
test('no part has a magic pixel', () => {
  const isMagic = (declaration: string) => {
    if (declaration.startsWith('--')) return false
    const measures = [...declaration.matchAll(/(?<![\w.-])(\d*\.?\d+)px/g)].map((match) => Number(match[1]))
    return measures.some((measure) => measure > 3)
  }
  expect(faultsOf(isMagic)).toEqual([])
})

/** What starts by itself and never ends can be slowed down or stopped in the settings of the system. */
test('no endless animation ignores reduced motion', () => {
  const endless = modules.filter((file) => /\binfinite\b/.test(readFileSync(file, 'utf8')))
  expect(endless).not.toEqual([])
  const ignoring = endless.filter(
    (file) => !readFileSync(file, 'utf8').includes('@media (prefers-reduced-motion: reduce)'),
  )
  expect(ignoring).toEqual([])
})

import { readFileSync } from 'node:fs'
import type { Rgb } from '#stories/foundations/contrast.ts'

/** A theme's tokens by name, without the leading dashes; `var()` is followed to the value. */
export type Tokens = Map<string, string>

const css = readFileSync('src/design-system/tokens.css', 'utf8')

function block(start: string): [string, string][] {
  const from = css.indexOf(start)
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('\n  }', from))
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ])
}

const light = block(':root, [data-theme="light"] {')

/** Every token of a theme. */
export function tokensOf(theme: 'light' | 'dark'): Tokens {
  return new Map(theme === 'light' ? light : [...light, ...block('[data-theme="dark"] {')])
}

/** A colour token's value. */
export function colourOf(tokens: Tokens, name: string): Rgb {
  const value = tokens.get(name) ?? ''
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colourOf(tokens, reference)
  const hex = /^#([\da-f]{6})$/i.exec(value)?.[1]
  if (!hex) throw new Error(`--${name} is no plain colour: ${value}`)
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

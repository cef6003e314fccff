import { readFileSync } from 'node:fs'

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

const light = block(':root {')

/** Every token of a theme. */
export function tokensOf(theme: 'light' | 'dark'): Tokens {
  return new Map(theme === 'light' ? light : [...light, ...block('[data-theme="dark"] {')])
}

/** A colour token as red, green and blue, 0 to 255. */
export function colourOf(tokens: Tokens, name: string): [number, number, number] {
  const value = tokens.get(name) ?? ''
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colourOf(tokens, reference)
  const hex = /^#([\da-f]{6})$/i.exec(value)?.[1]
  if (!hex) throw new Error(`--${name} is no plain colour: ${value}`)
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

function luminance(colour: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

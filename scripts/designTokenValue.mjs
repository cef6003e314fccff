/** Reads the value of a custom property as a value of the Design Tokens format. */
import { list } from 'postcss'

/** @typedef {string | number | string[] | number[] | object | object[]} Value */
/** @typedef {{ type: string, value: Value }} Typed */

/** @param {number[]} channels 0 to 255 @param {number} alpha */
function srgb(channels, alpha) {
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')
  const components = channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000)
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` }
}

/** @param {string} text */
function colour(text) {
  if (text === 'transparent') return srgb([0, 0, 0], 0)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (hex)
    return srgb(
      hex.slice(1).map((part) => Number.parseInt(part, 16)),
      1,
    )
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)
  if (rgb) return srgb(rgb.slice(1, 4).map(Number), Number(rgb[4]))
  return undefined
}

/** @param {string} text a length in px or rem, the units of the format */
function dimension(text) {
  if (text === '0') return { value: 0, unit: 'px' }
  const match = /^(-?[\d.]+)(px|rem)$/.exec(text)
  return match ? { value: Number(match[1]), unit: match[2] } : undefined
}

/** @param {string} text as in box-shadow */
function shadow(text) {
  const layers = list.comma(text).map((layer) => list.space(layer))
  const all = layers.map((parts) => {
    const lengths = parts.slice(0, -1).map(dimension)
    const [offsetX, offsetY, blur, spread = dimension('0')] = lengths
    return { color: colour(parts.at(-1) ?? ''), offsetX, offsetY, blur, spread }
  })
  const isWhole = all.every(({ color, offsetX, offsetY, blur }) => color && offsetX && offsetY && blur)
  return isWhole ? all : undefined
}

/** @param {string} text @param {(name: string) => string} refer */
function border(text, refer) {
  const [width = '', style = '', color = ''] = list.space(text)
  const reference = /^var\(--([\w-]+)\)$/.exec(color)?.[1]
  return reference && dimension(width)
    ? { width: dimension(width), style, color: refer(reference) }
    : undefined
}

/** @param {string} text */
const bezier = (text) => /^cubic-bezier\((.+)\)$/.exec(text)?.[1]?.split(',').map(Number)

/** @param {string} text */
function duration(text) {
  const value = /^(\d+)ms$/.exec(text)?.[1]
  return value === undefined ? undefined : { value: Number(value), unit: 'ms' }
}

/** @param {string} text */
const families = (text) =>
  /(serif|monospace)$/.test(text) ? list.comma(text).map((name) => name.replaceAll('"', '')) : undefined

/** The format has no fluid lengths: the largest stands for them. @param {string} text */
const fluid = (text) => dimension(/^clamp\(.+, ([\d.]+rem)\)$/.exec(text)?.[1] ?? '')

/**
 * Returns the type and the value. What the format has no type for (a length in em or ch, a share, a polygon) is a string, as
 * in CSS.
 * @param {string} text @param {(name: string) => string} refer path of the token that `var()` names @returns {Typed}
 */
export function tokenValue(text, refer) {
  const reference = /^var\(--([\w-]+)\)$/.exec(text)?.[1]
  if (reference) return { type: 'reference', value: refer(reference) }
  if (/^-?[\d.]+$/.test(text) && text !== '0') return { type: 'number', value: Number(text) }
  const readings = {
    color: colour(text),
    dimension: dimension(text) ?? fluid(text),
    duration: duration(text),
    cubicBezier: bezier(text),
    fontFamily: families(text),
    border: border(text, refer),
    shadow: shadow(text),
  }
  const [type, value] = Object.entries(readings).find(([, reading]) => reading !== undefined) ?? []
  return type && value ? { type, value } : { type: 'string', value: text }
}

/** Turns tokens.css into design tokens in the format of the Design Tokens Community Group (2025.10). */
import postcss from 'postcss'
import { tokenValue } from './designTokenValue.mjs'

/** @typedef {{ name: string, value: string, description: string }} Declared a custom property, without its dashes */
/** @typedef {import('./designTokenValue.mjs').Value} Value */
/** @typedef {{ $type: string, $value: Value, $description?: string, $extensions: { 'institute.css': { property: string, value: string } } }} Token */
/** @typedef {Record<string, Record<string, Token>>} TokenFile */

/** The group of a token, and its name there: the first pattern that matches. */
/** @type {[pattern: RegExp, group: string][]} */
const groups = [
  [/^(color|font|text|leading|tracking|space|radius|border|shadow|breakpoint|shape|ease|z)-(.+)$/, ''],
  [/^dur-(.+)$/, 'duration'],
  [/^(slide-distance)$/, 'motion'],
  [/^(gutter|container|header|panel|dock|control|touch|row|measure)(?:-.+)?$/, 'size'],
  [/^[a-z]+-\d+$/, 'palette'],
]

/** Returns where a token is in the files. @param {string} name @returns {[group: string, name: string]} */
export function pathOf(name) {
  for (const [pattern, group] of groups) {
    const match = pattern.exec(name)
    if (!match) continue
    if (group === '') return [match[1] ?? '', match[2] ?? '']
    return [group, group === 'duration' ? (match[1] ?? '') : name]
  }
  throw new Error(`--${name} belongs to no group of designTokens.mjs`)
}

/**
 * Returns the tokens that the rules of a selector declare, in their order. A comment behind a token, on its line, is its
 * description.
 * @param {string} css @param {string} selector one of the rule's selectors @returns {Declared[]}
 */
export function declaredIn(css, selector) {
  /** @type {Declared[]} */
  const found = []
  postcss.parse(css).walkRules((rule) => {
    const isMotion =
      rule.parent?.type === 'atrule' && 'params' in rule.parent && /motion/.test(rule.parent.params)
    if (isMotion || !rule.selectors.includes(selector)) return
    rule.each((node) => {
      if (node.type !== 'decl' || !node.prop.startsWith('--')) return
      const next = node.next()
      const isBeside =
        next?.type === 'comment' && next.source?.start?.line === node.source?.end?.line ? next.text : ''
      found.push({ name: node.prop.slice(2), value: node.value, description: isBeside })
    })
  })
  return found
}

/**
 * Returns the file of tokens for what a selector declares: groups by kind, each token with the custom property that it is.
 * @param {string} css @param {string} selector @returns {TokenFile}
 */
export function tokenFile(css, selector) {
  /** @type {TokenFile} */
  const file = {}
  for (const { name, value, description } of declaredIn(css, selector)) {
    const [group, key] = pathOf(name)
    const { type, value: $value } = tokenValue(value, (reference) => `{${pathOf(reference).join('.')}}`)
    file[group] = {
      ...file[group],
      [key]: {
        $type: typeIn(group, type),
        $value,
        ...(description && { $description: description }),
        $extensions: { 'institute.css': { property: `--${name}`, value } },
      },
    }
  }
  return file
}

/** The type of a reference is that of its group. @param {string} group @param {string} type */
const typeIn = (group, type) => (type === 'reference' ? (group === 'color' ? 'color' : 'dimension') : type)

/** The files of tokens in the package, by name, with the selector that each is made of. */
export const tokenFiles = {
  'tokens.json': ':root',
  'tokens.dark.json': '[data-theme="dark"]',
  'tokens.compact.json': '[data-density="compact"]',
}

import { fieldIn, type Field } from './field.ts'
import type { SectionContent } from './editing.ts'
import { fieldsOf, sectionOfKey, type Path, type Section } from './sections.ts'

/** An object, a pair or a list, with its values by key. */
export type Parts = Readonly<Record<string, unknown>>

export const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Whether a key is one of an item in a list: no name of a field looks like it. */
export const isKey = (key: string): boolean => /^K[\da-z]{1,20}$/.test(key)

/** Whether two values of a content are equal, lists also in their order; a key without a value counts as missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!hasParts(one) || !hasParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.some(isKey) && keys.join(' ') !== Object.keys(other).join(' ')) return false
  return keysOf(one, other).every((key) => isEqual(one[key], other[key]))
}

/** Returns the keys of several objects, each once. */
export const keysOf = (...all: readonly Parts[]): string[] => [...new Set(all.flatMap(Object.keys))]

/** Returns an object, or a pair if `like` is one, without the values that are undefined. */
export function partsOf(like: Parts, entries: readonly (readonly [key: string, value: unknown])[]): unknown {
  const kept = entries.filter(([, value]) => value !== undefined)
  return Array.isArray(like) ? kept.map(([, value]) => value) : Object.fromEntries(kept)
}

/** Returns the items of a list or the values of a group with their keys and fields; none of a value that has no parts. */
export const partsIn = (
  field: Field,
  value: unknown,
): (readonly [key: string, part: unknown, field: Field | undefined])[] => {
  if (!hasParts(value) || (field.kind !== 'list' && field.kind !== 'group')) return []
  return Object.entries(value).map(([key, part]) => [key, part, fieldIn(field, key)])
}

/**
 * Returns a list with further items, each behind the nearest one that is before it in another order.
 * @param added items by key; those that the list has stay as they are
 * @param order keys of the list and of the added ones
 */
export function withItems(list: Parts, added: Parts, order: readonly string[]): Parts {
  /** The added ones behind each item; behind '', at the start. */
  const behind = new Map<string, string[]>([['', []]])
  for (const key of Object.keys(list)) behind.set(key, [])
  let before = ''
  for (const key of order) {
    if (key in list) before = key
    else if (key in added) behind.get(before)?.push(key)
  }
  const keys = [...behind].flatMap(([key, more]) => (key === '' ? more : [key, ...more]))
  return Object.fromEntries(keys.map((key) => [key, key in list ? list[key] : added[key]]))
}

/** Returns the value at a path of a content; undefined if there is none. */
export function valueAt(content: unknown, path: Path): unknown {
  let value = content
  for (const step of path) value = hasParts(value) ? value[step] : undefined
  return value
}

/** Returns the text at a path; '' if there is none. */
export function textAt(content: unknown, path: Path): string {
  const value = valueAt(content, path)
  return typeof value === 'string' ? value : ''
}

/** Returns a section's part of a content. */
export const contentOf = (section: Section, content: object): SectionContent =>
  Object.fromEntries(
    Object.entries(content).filter(([key, value]) => sectionOfKey(key) === section && value !== undefined),
  )

/** A value that no field divides further. */
export interface Leaf {
  path: Path
  field: Field
  value: unknown
}

/** Returns all values of a section's content that its form shows. */
export const leavesOf = (section: Section, content: Parts): Leaf[] =>
  Object.entries(fieldsOf(section)).flatMap(([key, field]) => leaves(field, [key], content[key]))

function leaves(field: Field, path: Path, value: unknown): Leaf[] {
  if (field.kind === 'list' && hasParts(value))
    return Object.entries(value).flatMap(([key, item]) => leaves(field.item, [...path, key], item))
  if (field.kind === 'group' && hasParts(value))
    return Object.entries(field.fields).flatMap(([key, part]) => leaves(part, [...path, key], value[key]))
  return [{ path, field, value }]
}

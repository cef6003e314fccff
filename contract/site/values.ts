import type { Field } from './field.ts'
import type { SectionContent } from './editing.ts'
import { fieldsOf, sectionOfKey, type Path, type Section } from './sections.ts'

/** An object or a pair, with its values by key. */
export type Parts = Readonly<Record<string, unknown>>

export const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Whether two values of a content are equal; a key without a value counts as missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!hasParts(one) || !hasParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  return keysOf(one, other).every((key) => isEqual(one[key], other[key]))
}

/** Returns the keys of several objects, each once. */
export const keysOf = (...all: readonly Parts[]): string[] => [...new Set(all.flatMap(Object.keys))]

/** Returns an object, or a pair if `like` is one, without the values that are undefined. */
export function partsOf(like: Parts, entries: readonly (readonly [key: string, value: unknown])[]): unknown {
  const kept = entries.filter(([, value]) => value !== undefined)
  return Array.isArray(like) ? kept.map(([, value]) => value) : Object.fromEntries(kept)
}

/** Returns the step to a part: pairs have numbers. */
export const stepTo = (parts: Parts, key: string): string | number =>
  Array.isArray(parts) ? Number(key) : key

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
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => leaves(field.item, [...path, index], item))
  if (field.kind === 'group' && hasParts(value))
    return Object.entries(field.fields).flatMap(([key, part]) =>
      leaves(part, [...path, stepTo(value, key)], value[key]),
    )
  return [{ path, field, value }]
}

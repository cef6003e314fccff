import { isRecord } from '#api/isRecord.ts'
import type { Field } from '#contract/site/field.ts'
import type { Path } from '#contract/site/sections.ts'

/** Returns the value at a path of a section's content; undefined if there is none. */
export function valueAt(content: unknown, path: Path): unknown {
  let value = content
  for (const step of path) value = isRecord(value) ? value[String(step)] : undefined
  return value
}

/** Returns the text at a path; '' if there is none. */
export function textAt(content: unknown, path: Path): string {
  const value = valueAt(content, path)
  return typeof value === 'string' ? value : ''
}

/** Returns the list at a path; an empty one if there is none. */
export function listAt(content: unknown, path: Path): readonly unknown[] {
  const value = valueAt(content, path)
  return Array.isArray(value) ? value : []
}

/** Returns a copy of the content with another value at a path; undefined takes the key out. */
export function withValue<T>(content: T, path: Path, value: unknown): T
export function withValue(content: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = rest.length === 0 ? value : withValue(valueAt(content, [step]), rest, value)
  if (Array.isArray(content)) return listAt(content, []).with(Number(step), inner)
  const others = Object.entries(isRecord(content) ? content : {})
  if (inner === undefined) return Object.fromEntries(others.filter(([key]) => key !== String(step)))
  return { ...Object.fromEntries(others), [step]: inner }
}

/** Returns a list with an item at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** Returns the value that a field begins with; undefined if it may be left out. */
export function emptyValue(field: Field): unknown {
  if (field.isOptional) return undefined
  switch (field.kind) {
    case 'list':
      return Array.from({ length: field.fixed ?? 0 }, () => emptyValue(field.item))
    case 'group':
      return emptyGroup(field.fields)
    case 'choice':
      return Object.keys(field.options)[0] ?? ''
    case 'check':
      return false
    default:
      return ''
  }
}

function emptyGroup(fields: Readonly<Record<string, Field>>): unknown {
  const values = Object.entries(fields).map(([key, field]) => [key, emptyValue(field)] as const)
  // A pair.
  if (values.every(([key]) => /^\d+$/.test(key))) return values.map(([, value]) => value)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Names a field in the form. */
export const nameOf = (path: Path) => path.join('.')

import type { Field } from '#contract/site/field.ts'
import { newKey } from '#contract/site/keys.ts'
import type { Path } from '#contract/site/sections.ts'
import { hasParts, partsOf, valueAt, type Parts } from '#contract/site/values.ts'

/** Returns the list at a path: its items by key; an empty one if there is none. */
export function listAt(content: unknown, path: Path): Parts {
  const value = valueAt(content, path)
  return hasParts(value) ? value : {}
}

/** Returns a copy of the content with another value at a path; undefined takes the key out. */
export function withValue<T>(content: T, path: Path, value: unknown): T
export function withValue(content: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const parts = hasParts(content) ? content : {}
  const inner = rest.length === 0 ? value : withValue(parts[step], rest, value)
  return partsOf(parts, Object.entries({ ...parts, [step]: inner }))
}

/** Returns a list with an item at another place. */
export function moved(list: Parts, key: string, to: number): Parts {
  const others = Object.entries(list).filter(([one]) => one !== key)
  return Object.fromEntries(others.toSpliced(to, 0, [key, list[key]]))
}

/** Returns the value that a field begins with; undefined if it may be left out. */
export function emptyValue(field: Field): unknown {
  if (field.isOptional) return undefined
  switch (field.kind) {
    case 'list':
      return Object.fromEntries(
        Array.from({ length: field.fixed ?? 0 }, () => [newKey(), emptyValue(field.item)]),
      )
    case 'group':
      return emptyGroup(field.fields)
    case 'lines':
      return []
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

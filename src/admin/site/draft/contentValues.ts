import type { Field } from '#contract/site/field.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import { newKey } from '#contract/site/keys.ts'
import type { Conflict } from '#contract/site/mergeDrafts.ts'
import type { Path } from '#contract/site/sections.ts'
import { hasParts, isKey, partsOf, valueAt, withItems, type Parts } from '#contract/site/values.ts'

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

/** Returns a content with the other's value of a conflict. @param all what they have: an item comes to its place there */
export function withTheirs(
  content: SectionContent,
  all: SectionContent,
  { path, theirs }: Pick<Conflict, 'path' | 'theirs'>,
): SectionContent {
  const [parent, key = ''] = [path.slice(0, -1), path.at(-1)]
  const parts = valueAt(content, parent)
  // Meanwhile it was removed with what it was in, which comes back.
  if (!hasParts(parts)) return withTheirs(content, all, { path: parent, theirs: valueAt(all, parent) })
  if (key in parts || theirs === undefined || !isKey(key)) return withValue(content, path, theirs)
  return withValue(content, parent, withItems(parts, { [key]: theirs }, Object.keys(listAt(all, parent))))
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

import { videoIdOf } from '#contract/classes/youtube.ts'
import { fieldIn, type Field } from './field.ts'
import { fieldOf, fieldsOf, type Path, type Section } from './sections.ts'
import { hasParts, isKey, partsIn, partsOf, type Parts } from './values.ts'

// Where it is edited, a list is an object of its items by their keys, in order: a key stays with its item wherever that goes.

/** Returns a key for a new item. */
export const newKey = () => `K${Math.random().toString(36).slice(2, 12)}`

/** Returns the keys of a list's items, of which some are in another list that has keys. */
type KeysFor = (values: readonly unknown[], item: Field, like: Parts) => string[]

/**
 * Returns a content with a key for each item of its lists.
 * @param content without keys; one that has its keys already stays as it is
 * @param like another one with keys: items that are in both have the same
 */
export const withKeys = (content: object, like: Parts = {}): Parts => keyedAll(content, like, keysOfSame)

/** Returns a content with the keys of another one, from which it was made item by item. */
export const withKeysOf = (content: object, like: Parts): Parts =>
  keyedAll(content, like, (_values, _item, list) => Object.keys(list))

const keyedAll = (content: object, like: Parts, keysFor: KeysFor): Parts =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, keyed(fieldOf(name), value, like[name], keysFor)]),
  )

/** Returns a content, or the part of a section, without keys: as it is published. */
export const withoutKeys = (content: object): object =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [name, unkeyed(fieldOf(name), value)]))

/** Returns a place in a content without keys as the one in the same content with them. */
export function keyedPath(section: Section, content: Parts, path: readonly PropertyKey[]): Path {
  const [name = '', ...rest] = path.map(String)
  const steps = [name]
  let [field, value]: [Field | undefined, unknown] = [fieldsOf(section)[name], content[name]]
  for (const step of rest) {
    const keys = field?.kind === 'list' && hasParts(value) ? Object.keys(value) : []
    const key: string = keys[Number(step)] ?? step
    steps.push(key)
    field = fieldIn(field, step)
    value = hasParts(value) ? value[key] : undefined
  }
  return steps
}

function keyed(field: Field | undefined, value: unknown, like: unknown, keysFor: KeysFor): unknown {
  const known = hasParts(like) ? like : {}
  if (field?.kind === 'list' && Array.isArray(value)) {
    // The items of a list of one length are known by their places.
    const places = Object.keys(known)
    const isFixed = field.fixed !== undefined && places.length === value.length
    const keys = isFixed ? places : keysFor(value, field.item, known)
    return Object.fromEntries(
      keys.map((key, index) => [key, keyed(field.item, value[index], known[key], keysFor)]),
    )
  }
  if (field?.kind !== 'group' || !hasParts(value)) return value
  return partsOf(
    value,
    partsIn(field, value).map(([key, part, own]) => [key, keyed(own, part, known[key], keysFor)]),
  )
}

function keysOfSame(values: readonly unknown[], item: Field, like: Parts): string[] {
  /** Keys of the other list by what makes an item the same. */
  const known = new Map<string, string[]>()
  for (const [key, value] of Object.entries(like)) {
    const same = sameness(unkeyed(item, value))
    known.set(same, [...(known.get(same) ?? []), key])
  }
  const found = values.map((value) => known.get(sameness(value))?.shift())
  const used = new Set(found)
  const places = Object.keys(like)
  return values.map((value, index) => {
    const place = places[index]
    // One that has been edited has nothing in common with what it was but its place.
    const isEdited = place !== undefined && !used.has(place) && !hasId(value)
    const key =
      found[index] ??
      (isEdited ? place : freeKey(JSON.stringify(value), (one) => used.has(one) || one in like))
    used.add(key)
    return key
  })
}

const hasId = (item: unknown) => hasParts(item) && typeof item.id === 'string'

/** Returns what two items have in common that are the same one: their id or video, else all that they are. */
function sameness(item: unknown): string {
  if (!hasParts(item)) return JSON.stringify(item)
  const { id } = item
  const link: unknown = Array.isArray(item) ? item[1] : undefined
  const video = typeof link === 'string' ? videoIdOf(link) : undefined
  return (typeof id === 'string' ? id : video) ?? JSON.stringify(item)
}

/** Returns a key that is the same for the same text (the hash FNV-1a of it), if that is free. */
function freeKey(text: string, isTaken: (key: string) => boolean): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  while (isTaken(`K${hash.toString(36)}`)) hash = (hash + 1) >>> 0
  return `K${hash.toString(36)}`
}

function unkeyed(field: Field | undefined, value: unknown): unknown {
  if ((field?.kind !== 'list' && field?.kind !== 'group') || !hasParts(value)) return value
  const parts = partsIn(field, value).map(([key, part, own]) => [key, unkeyed(own, part)] as const)
  if (field.kind === 'list' && Object.keys(value).every(isKey)) return parts.map(([, part]) => part)
  return partsOf(value, parts)
}

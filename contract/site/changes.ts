import type { Change, SectionContent } from './editing.ts'
import type { Field, GroupField, ListField } from './field.ts'
import { inOrder } from './inOrder.ts'
import { fieldsOf, placeOf, sectionNames, SECTIONS, type Path, type Section } from './sections.ts'
import { hasParts, isEqual, keysOf, partsOf, withItems, type Parts } from './values.ts'

/** A change, as it is counted. */
export interface Difference extends Change {
  /** What an item is called that was added, removed or moved. */
  noun?: string
}

/** Letters of a text in a list of changes. */
const SHOWN = 240

/** What is compared, which changes are left out, and those that were found. */
interface Walk {
  section: Section
  published: SectionContent
  draft: SectionContent
  without: ReadonlySet<string>
  found: Difference[]
}

/** Returns what differs between a section's published content and its draft, field by field and item by item. */
export function changesOf(section: Section, published: SectionContent, draft: SectionContent): Difference[] {
  const walk: Walk = { section, published, draft, without: new Set(), found: [] }
  combined(walk)
  return walk.found
}

/** Returns the draft without the changes with these ids; without all, what is published. */
export const withoutChanges = (
  section: Section,
  published: SectionContent,
  draft: SectionContent,
  ids: Iterable<string>,
): SectionContent => combined({ section, published, draft, without: new Set(ids), found: [] })

function combined(walk: Walk): SectionContent {
  const { section, published, draft } = walk
  const keys = keysOf(fieldsOf(section), published, draft)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = valueOf(walk, fieldsOf(section)[key], [key], published[key], draft[key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

function valueOf(walk: Walk, field: Field | undefined, path: Path, before: unknown, after: unknown): unknown {
  if (isEqual(before, after)) return after
  if (field?.kind === 'group' && hasParts(before) && hasParts(after))
    return groupOf(walk, field, path, before, after)
  if (field?.kind === 'list' && hasParts(before) && hasParts(after))
    return listOf(walk, field, path, before, after)
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  const texts = { before: textOf(field, before), after: textOf(field, after), isPicture: isPicture(field) }
  return isLeft(walk, { path, kind, ...texts }) ? before : after
}

function groupOf(walk: Walk, field: GroupField, path: Path, before: Parts, after: Parts): unknown {
  // The order of the form.
  const keys = keysOf(field.fields, before, after)
  return partsOf(
    after,
    keys.map((key) => [key, valueOf(walk, field.fields[key], [...path, key], before[key], after[key])]),
  )
}

function listOf(walk: Walk, field: ListField, path: Path, before: Parts, after: Parts): Parts {
  const { item: itemField, noun } = field
  const order = Object.keys(before)
  const now = Object.keys(after)
  const places = new Map(order.map((key, index) => [key, index]))
  const unmoved = inOrder(now.flatMap((key) => places.get(key) ?? []))
  const shown = (value: unknown) => textOf(itemField, value)
  const item = { noun, isPicture: isPicture(itemField) }
  /** Items that go back to their published place. */
  const restored: Record<string, unknown> = {}
  const made: Record<string, unknown> = {}

  for (const [index, key] of now.entries()) {
    const [at, value] = [[...path, key], after[key]]
    const from = places.get(key)
    if (from === undefined) {
      if (!isLeft(walk, { ...item, path: at, kind: 'added', before: null, after: shown(value) }))
        made[key] = value
      continue
    }
    const [old, next] = [`Place ${from + 1}: ${shown(value)}`, `Place ${index + 1}: ${shown(value)}`]
    const isBack =
      !unmoved.has(from) &&
      isLeft(walk, { noun, isPicture: false, path: at, kind: 'moved', before: old, after: next })
    const own = valueOf(walk, itemField, at, before[key], value)
    if (isBack) restored[key] = own
    else made[key] = own
  }
  for (const key of order) {
    if (key in after) continue
    const change = { path: [...path, key], kind: 'removed', before: shown(before[key]), after: null } as const
    if (isLeft(walk, { ...item, ...change })) restored[key] = before[key]
  }
  return withItems(made, restored, order)
}

/** A change before it has its id and its place. */
type Left = Omit<Difference, 'section' | 'place' | 'id' | 'path'> & { path: Path }

/** Adds a change to those that were found. Returns whether it is left out. */
function isLeft(walk: Walk, { path, ...change }: Left): boolean {
  const { section, published, draft, without, found } = walk
  const { kind } = change
  const id = [section, ...path, ...(kind === 'moved' ? [kind] : [])].join('.')
  const place = placeOf(section, path, kind === 'removed' ? published : draft)
  found.push({ ...change, id, section, place, path: [...path] })
  return without.has(id)
}

/** Of a group, its first field: a photograph's. */
const isPicture = (field: Field | undefined): boolean =>
  field?.kind === 'picture' || (field?.kind === 'group' && Object.values(field.fields)[0]?.kind === 'picture')

/** Returns what stands for a value in a list of changes: of an item, its first field. */
function textOf(field: Field | undefined, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field?.kind === 'lines' && Array.isArray(value)) return value.join('\n')
  if (field?.kind === 'list' && hasParts(value))
    return Object.values(value)
      .map((item) => textOf(field.item, item))
      .join(', ')
  if (field?.kind === 'group' && hasParts(value)) {
    const [key = '', first] = Object.entries(field.fields)[0] ?? []
    return textOf(first, value[key])
  }
  if (field?.kind === 'choice' && typeof value === 'string') return field.options[value] ?? value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text
}

/** Returns what changed, for the list of versions: 'Library: 3 videos added. Events: 1 changed.' */
export const summaryOf = (differences: readonly Difference[]): string =>
  SECTIONS.flatMap((section) => {
    const counts = new Map<string, { count: number; noun: string | undefined; kind: Change['kind'] }>()
    for (const { section: of, kind, noun } of differences) {
      if (of !== section) continue
      const key = `${kind} ${noun}`
      counts.set(key, { kind, noun, count: (counts.get(key)?.count ?? 0) + 1 })
    }
    const words = [...counts.values()].map(({ count, noun, kind }) =>
      [count, ...(noun === undefined ? [] : [count === 1 ? noun : `${noun}s`]), kind].join(' '),
    )
    return words.length === 0 ? [] : [`${sectionNames[section]}: ${words.join(', ')}.`]
  }).join(' ')

import type { Change, SectionContent } from './editing.ts'
import type { Field, GroupField, ListField } from './field.ts'
import { inOrder, matchItems } from './items.ts'
import { fieldsOf, placeOf, sectionNames, SECTIONS, type Path, type Section } from './sections.ts'
import { hasParts, isEqual, keysOf, partsOf, stepTo, type Parts } from './values.ts'

/** A change, with its place in the draft, or in the published content if it was removed. */
export interface Difference extends Change {
  path: Path
  /** What an item is called that was added, removed or moved. */
  noun?: string
}

/** Letters of a text in a list of changes. */
const SHOWN = 240

/** What is compared, which changes are left out, and those that were found. */
interface Walk {
  section: Section
  without: ReadonlySet<string>
  found: Difference[]
}

/** Where a value is: its steps, and what names it in ids, which is its place in the published content. */
interface Place {
  path: Path
  id: string
}

/** Returns what differs between a section's published content and its draft, field by field and item by item. */
export function changesOf(section: Section, published: SectionContent, draft: SectionContent): Difference[] {
  const walk: Walk = { section, without: new Set(), found: [] }
  combined(walk, published, draft)
  return walk.found
}

/** Returns the draft without the changes with these ids; without all, what is published. */
export const withoutChanges = (
  section: Section,
  published: SectionContent,
  draft: SectionContent,
  ids: Iterable<string>,
): SectionContent => combined({ section, without: new Set(ids), found: [] }, published, draft)

function combined(walk: Walk, published: SectionContent, draft: SectionContent): SectionContent {
  const { section } = walk
  const keys = keysOf(fieldsOf(section), published, draft)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const place = { path: [key], id: `${section}.${key}` }
      const value = valueOf(walk, fieldsOf(section)[key], place, published[key], draft[key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

function valueOf(
  walk: Walk,
  field: Field | undefined,
  place: Place,
  before: unknown,
  after: unknown,
): unknown {
  if (isEqual(before, after)) return after
  if (field?.kind === 'group' && hasParts(before) && hasParts(after))
    return groupOf(walk, field, place, before, after)
  if (field?.kind === 'list' && Array.isArray(before) && Array.isArray(after))
    return listOf(walk, field, place, before, after)
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  const { id, path } = place
  note(walk, {
    id,
    path,
    kind,
    before: textOf(field, before),
    after: textOf(field, after),
    isPicture: isPicture(field),
  })
  return walk.without.has(id) ? before : after
}

function groupOf(walk: Walk, field: GroupField, { path, id }: Place, before: Parts, after: Parts): unknown {
  // The order of the form.
  const keys = keysOf(field.fields, before, after)
  return partsOf(
    after,
    keys.map((key) => {
      const place = { path: [...path, stepTo(after, key)], id: `${id}.${key}` }
      return [key, valueOf(walk, field.fields[key], place, before[key], after[key])]
    }),
  )
}

/** An item of the list that is made; `from` is its index in the published list if it is at the place that it has there. */
interface Kept {
  value: unknown
  from?: number
}

function listOf(
  walk: Walk,
  field: ListField,
  { path, id }: Place,
  before: readonly unknown[],
  after: readonly unknown[],
): unknown[] {
  const { item: itemField, noun } = field
  const pairs = matchItems(before, after, field)
  const unmoved = inOrder(pairs)
  const kept: Kept[] = []
  /** Items that go back to their published place, by their index there. */
  const restored = new Map<number, unknown>()
  const shown = (value: unknown) => textOf(itemField, value)
  const item = { noun, isPicture: isPicture(itemField) }

  for (const [index, value] of after.entries()) {
    const at = [...path, index]
    const from = pairs.get(index)
    if (from === undefined) {
      const added = `${id}.+${index}`
      note(walk, { ...item, id: added, path: at, kind: 'added', before: null, after: shown(value) })
      if (!walk.without.has(added)) kept.push({ value })
      continue
    }
    const own = `${id}.${from}`
    if (unmoved.has(index)) {
      kept.push({ value: valueOf(walk, itemField, { path: at, id: own }, before[from], value), from })
      continue
    }
    const moved = `${own}~`
    const [old, now] = [`Place ${from + 1}: ${shown(value)}`, `Place ${index + 1}: ${shown(value)}`]
    note(walk, { noun, isPicture: false, id: moved, path: at, kind: 'moved', before: old, after: now })
    const made = valueOf(walk, itemField, { path: at, id: own }, before[from], value)
    if (walk.without.has(moved)) restored.set(from, made)
    else kept.push({ value: made })
  }
  const found = new Set(pairs.values())
  for (const [index, value] of before.entries()) {
    if (found.has(index)) continue
    const removed = `${id}.${index}-`
    note(walk, {
      ...item,
      id: removed,
      path: [...path, index],
      kind: 'removed',
      before: shown(value),
      after: null,
    })
    if (walk.without.has(removed)) restored.set(index, value)
  }
  return withRestored(kept, restored)
}

/** Puts each item behind the one before it in the published list. */
function withRestored(kept: readonly Kept[], restored: ReadonlyMap<number, unknown>): unknown[] {
  const made = [...kept]
  for (const from of [...restored.keys()].toSorted((one, other) => one - other)) {
    const before = made.findLastIndex((one) => one.from !== undefined && one.from < from)
    made.splice(before + 1, 0, { value: restored.get(from), from })
  }
  return made.map(({ value }) => value)
}

function note({ section, found }: Walk, change: Omit<Difference, 'section' | 'place'>) {
  found.push({ ...change, section, place: placeOf(section, change.path) })
}

/** Of a group, its first field: a photograph's. */
const isPicture = (field: Field | undefined): boolean =>
  field?.kind === 'picture' || (field?.kind === 'group' && Object.values(field.fields)[0]?.kind === 'picture')

/** Returns what stands for a value in a list of changes: of an item, its first field. */
function textOf(field: Field | undefined, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field?.kind === 'list' && Array.isArray(value))
    return value.map((item) => textOf(field.item, item)).join(', ')
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

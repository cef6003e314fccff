import type { SectionContent } from './editing.ts'
import type { Field, GroupField, ListField } from './field.ts'
import { inOrder } from './inOrder.ts'
import { fieldsOf, placeOf, sectionOfKey, type Path, type Section } from './sections.ts'
import { hasParts, isEqual, keysOf, partsOf, withItems, type Parts } from './values.ts'

/** A value that two people changed differently. */
export interface Conflict {
  /** The steps to it in the merged content. */
  path: Path
  /** The same in words. */
  place: string
  /** Undefined for what one of the two has removed. */
  mine: unknown
  theirs: unknown
}

/** One value as it was, and as two people have it; undefined where it is missing. */
interface Three {
  base: unknown
  mine: unknown
  theirs: unknown
}

interface Merge {
  section: Section
  mine: SectionContent
  theirs: SectionContent
  conflicts: Conflict[]
}

/**
 * Joins what two people made of a section's content, field by field and item by item. If both moved items, my order holds.
 * @returns the content with both's changes, and mine where only one of them can be; these are the conflicts
 */
export function mergeDrafts(
  base: SectionContent,
  mine: SectionContent,
  theirs: SectionContent,
): { merged: SectionContent; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const entries = keysOf(base, mine, theirs).flatMap((key) => {
    const section = sectionOfKey(key)
    const three = { base: base[key], mine: mine[key], theirs: theirs[key] }
    if (section === undefined) return []
    const value = mergeValue({ section, mine, theirs, conflicts }, fieldsOf(section)[key], [key], three)
    return value === undefined ? [] : [[key, value] as const]
  })
  return { merged: Object.fromEntries(entries), conflicts }
}

function mergeValue(merge: Merge, field: Field | undefined, path: Path, three: Three): unknown {
  const { base, mine, theirs } = three
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine
  if (isEqual(mine, base)) return theirs
  // No form shows it, so nobody can choose: the id of a playlist, which is made of its title.
  if (field === undefined) return mine
  if ((field.kind === 'group' || field.kind === 'list') && hasParts(mine) && hasParts(theirs)) {
    const parts = { base: hasParts(base) ? base : {}, mine, theirs }
    return field.kind === 'group'
      ? mergeGroup(merge, field, path, parts)
      : mergeList(merge, field, path, parts)
  }
  const place = placeOf(merge.section, path, mine === undefined ? merge.theirs : merge.mine)
  merge.conflicts.push({ path, place, mine, theirs })
  return mine
}

type ThreeParts = Record<keyof Three, Parts>

const valuesAt = ({ base, mine, theirs }: ThreeParts, key: string): Three => ({
  base: base[key],
  mine: mine[key],
  theirs: theirs[key],
})

function mergeGroup(merge: Merge, { fields }: GroupField, path: Path, three: ThreeParts): unknown {
  return partsOf(
    three.mine,
    keysOf(fields, three.base, three.mine, three.theirs).map((key) => [
      key,
      mergeValue(merge, fields[key], [...path, key], valuesAt(three, key)),
    ]),
  )
}

function mergeList(merge: Merge, field: ListField, path: Path, three: ThreeParts): Parts {
  const { base, mine, theirs } = three
  const isTheirOrder = isMoved(base, theirs) && !isMoved(base, mine)
  const [first, second] = isTheirOrder ? [theirs, mine] : [mine, theirs]
  const entries = Object.keys(withItems(first, second, Object.keys(second))).map((key): [string, unknown] => [
    key,
    mergeValue(merge, field.item, [...path, key], valuesAt(three, key)),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Whether a list has the items of another in another order. */
function isMoved(base: Parts, list: Parts): boolean {
  const order = new Map(Object.keys(base).map((key, index) => [key, index]))
  const places = Object.keys(list).flatMap((key) => order.get(key) ?? [])
  return inOrder(places).size < places.length
}

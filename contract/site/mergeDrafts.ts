import type { SectionContent } from './editing.ts'
import type { Field, GroupField, ListField } from './field.ts'
import { inOrder, matchItems } from './items.ts'
import { fieldsOf, placeOf, sectionOfKey, type Path, type Section } from './sections.ts'
import { hasParts, isEqual, keysOf, partsOf, stepTo, type Parts } from './values.ts'

/** A value that two people changed differently. */
export interface Conflict {
  /** The steps to it in the merged content. */
  path: Path
  /** The same in words. */
  place: string
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
  conflicts: Conflict[]
}

/**
 * Joins what two people made of a section's content. Fields are joined one by one, items of lists as the same ones in all three; an
 * item that one removed and the other changed stays, and if both moved items, my order holds.
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
    const value = mergeValue({ section, conflicts }, fieldsOf(section)[key], [key], three)
    return value === undefined ? [] : [[key, value] as const]
  })
  return { merged: Object.fromEntries(entries), conflicts }
}

function mergeValue(merge: Merge, field: Field | undefined, path: Path, three: Three): unknown {
  const { base, mine, theirs } = three
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine
  if (isEqual(mine, base)) return theirs
  if (field?.kind === 'group' && hasParts(mine) && hasParts(theirs))
    return mergeGroup(merge, field, path, { base: hasParts(base) ? base : {}, mine, theirs })
  if (field?.kind === 'list' && Array.isArray(mine) && Array.isArray(theirs))
    return mergeList(merge, field, path, { base: Array.isArray(base) ? base : [], mine, theirs })
  merge.conflicts.push({ path, place: placeOf(merge.section, path), mine, theirs })
  return mine
}

function mergeGroup(
  merge: Merge,
  field: GroupField,
  path: Path,
  { base, mine, theirs }: Record<keyof Three, Parts>,
): unknown {
  return partsOf(
    mine,
    keysOf(field.fields, base, mine, theirs).map((key) => {
      const three = { base: base[key], mine: mine[key], theirs: theirs[key] }
      return [key, mergeValue(merge, field.fields[key], [...path, stepTo(mine, key)], three)]
    }),
  )
}

/** The indexes of one item in the three lists. */
type Item = { [Key in keyof Three]?: number | undefined }

function mergeList(
  merge: Merge,
  field: ListField,
  path: Path,
  lists: Record<keyof Three, readonly unknown[]>,
): unknown[] {
  const { base, mine, theirs } = lists
  const [ofMine, ofTheirs] = [matchItems(base, mine, field), matchItems(base, theirs, field)]
  const items = mine.map((_value, index): Item => ({ mine: index, base: ofMine.get(index) }))
  const added = items.filter((item) => item.base === undefined)
  const others = theirs.flatMap((_value, index) => (ofTheirs.has(index) ? [] : [index]))
  const alike = matchItems(
    added.map((item) => mine[item.mine ?? -1]),
    others.map((index) => theirs[index]),
    field,
    true,
  )
  const theirItems = theirs.map((_value, index): Item => {
    const from = ofTheirs.get(index)
    const addedBoth = alike.get(others.indexOf(index))
    const item = from === undefined ? added[addedBoth ?? -1] : items.find((one) => one.base === from)
    return Object.assign(item ?? { base: from }, { theirs: index })
  })

  const isMoved = (pairs: ReadonlyMap<number, number>) => inOrder(pairs).size < pairs.size
  const isTheirOrder = isMoved(ofTheirs) && !isMoved(ofMine)
  const [first, second] = isTheirOrder ? [theirItems, items] : [items, theirItems]
  const valueOf = (list: keyof Three, item: Item) => lists[list][item[list] ?? -1]
  const stays = (item: Item) =>
    item.base === undefined ||
    (['mine', 'theirs'] as const).every(
      (side) =>
        item[side] !== undefined ||
        !isEqual(valueOf('base', item), valueOf(side === 'mine' ? 'theirs' : 'mine', item)),
    )

  const placed = joined(first, second).filter(stays)
  return placed.map((item, index) => {
    const [own, other] = [valueOf('mine', item), valueOf('theirs', item)]
    if (item.mine === undefined) return other
    if (item.theirs === undefined) return own
    return mergeValue(merge, field.item, [...path, index], {
      base: valueOf('base', item),
      mine: own,
      theirs: other,
    })
  })
}

/** Returns the items of both lists: each that only the second has stands behind the one before it there. */
function joined(first: readonly Item[], second: readonly Item[]): Item[] {
  const made = [...first]
  for (const [index, item] of second.entries()) {
    if (made.includes(item)) continue
    const before = second[index - 1]
    made.splice(before === undefined ? 0 : made.indexOf(before) + 1, 0, item)
  }
  return made
}

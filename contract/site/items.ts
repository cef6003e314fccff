import { videoIdOf } from '#contract/classes/youtube.ts'
import type { ListField } from './field.ts'
import { hasParts, isEqual, keysOf } from './values.ts'

/** Most comparisons of items that may be alike, which are those of 200 with 200 others. */
const MOST_COMPARED = 40_000

type IsLike = (one: unknown, other: unknown, index: number, otherIndex: number) => boolean

/**
 * Finds the items of a list again in a later one: by id or video, else as equal ones, else as similar ones, else at their place.
 * @param isSure whether only the first two ways count
 * @returns indexes in `before` by indexes in `after`
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
  field: ListField,
  isSure = false,
): Map<number, number> {
  const pairs = new Map<number, number>()
  const free = new Set(before.keys())
  const [keys, others] = [before.map(keyOf), after.map(keyOf)]

  function pair(isLike: IsLike) {
    for (const [index, item] of after.entries()) {
      if (pairs.has(index)) continue
      for (const at of free) {
        if (!isLike(before[at], item, at, index)) continue
        pairs.set(index, at)
        free.delete(at)
        break
      }
    }
  }

  pair((_one, _other, at, index) => keys[at] !== undefined && keys[at] === others[index])
  if (free.size * (after.length - pairs.size) > MOST_COMPARED) return pairs
  pair(isEqual)
  if (isSure) return pairs
  pair((one, other) => isSimilar(one, other, field))
  const isSameLength = field.fixed !== undefined || before.length === after.length
  pair((one, _other, at, index) => {
    const isKeyed = keys[at] !== undefined && others[index] !== undefined
    return at === index && (isSameLength || !hasParts(one)) && !isKeyed
  })
  return pairs
}

/** Returns what identifies an item wherever it is. */
function keyOf(item: unknown): string | undefined {
  if (!hasParts(item)) return undefined
  const { id } = item
  if (typeof id === 'string' && id !== '') return `id ${id}`
  const link: unknown = Array.isArray(item) ? item[1] : undefined
  const video = typeof link === 'string' ? videoIdOf(link) : undefined
  return video === undefined ? undefined : `video ${video}`
}

/** Whether two items have the same title, or at least half of their values. */
function isSimilar(one: unknown, other: unknown, { title }: ListField): boolean {
  if (!hasParts(one) || !hasParts(other)) return false
  if (title !== undefined && one[title] === other[title] && Boolean(one[title])) return true
  const keys = keysOf(one, other)
  return 2 * keys.filter((key) => isEqual(one[key], other[key])).length >= keys.length
}

/** Returns the most indexes that are in ascending order of their values: the items that were not moved. */
export function inOrder(values: ReadonlyMap<number, number>): Set<number> {
  const indexes = [...values.keys()].toSorted((one, other) => one - other)
  const valueOf = (index: number) => values.get(index) ?? 0
  /** The last index of the best run of each length, and for each index the one before it. */
  const ends: number[] = []
  const previous = new Map<number, number>()
  for (const index of indexes) {
    const longer = ends.findIndex((end) => valueOf(end) >= valueOf(index))
    const length = longer < 0 ? ends.length : longer
    const before = ends[length - 1]
    if (before !== undefined) previous.set(index, before)
    ends[length] = index
  }
  const kept = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) kept.add(index)
  return kept
}

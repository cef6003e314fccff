/** Returns the most numbers of a list that are in ascending order: of places, those of the items that were not moved. */
export function inOrder(numbers: readonly number[]): Set<number> {
  /** The last number of the best run of each length, and for each number the one before it. */
  const ends: number[] = []
  const previous = new Map<number, number>()
  for (const number of numbers) {
    const longer = ends.findIndex((end) => end >= number)
    const length = longer < 0 ? ends.length : longer
    const before = ends[length - 1]
    if (before !== undefined) previous.set(number, before)
    ends[length] = number
  }
  const kept = new Set<number>()
  for (let last = ends.at(-1); last !== undefined; last = previous.get(last)) kept.add(last)
  return kept
}

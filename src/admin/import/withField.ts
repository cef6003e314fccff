type Columns = readonly (string | null)[]

/** The column that had a field before another one took it. */
export type Lent = Map<string, number>

/**
 * Returns the columns after a field was chosen for one of them. A field is in one column only, so it is taken from another one; that
 * gets it back when the choice moves on, as it does while somebody types or presses arrow keys.
 */
export function withField(columns: Columns, lent: Lent, index: number, field: string | null): Columns {
  const before = columns[index] ?? null
  const owner = before === null ? undefined : lent.get(before)
  const former = field === null ? -1 : columns.indexOf(field)
  if (before !== null) lent.delete(before)
  if (field !== null && former !== -1 && former !== index) lent.set(field, former)
  return columns.map((now, at) => {
    if (at === index) return field
    if (at === owner && now === null) return before
    return now !== null && now === field ? null : now
  })
}

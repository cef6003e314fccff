/** The list's own row of a record whose details are open, so that it is the one that goes; else the record. */
export function ownRow<Row>(rows: readonly Row[] | undefined, record: Row, idOf: (row: Row) => number): Row {
  return rows?.find((row) => idOf(row) === idOf(record)) ?? record
}

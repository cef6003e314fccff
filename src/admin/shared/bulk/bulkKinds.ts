import type { AnySet, BulkKind } from '#api/endpoints/bulk.ts'

/** A batch and divisions by their ids. */
export interface Place {
  batchId: number
  divisionIds: readonly number[]
}

/** What several records of a kind have in common. */
export interface BulkOf<Row> {
  kind: BulkKind
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  placeOf: (row: Row) => Place
  /** What to set so that a record is at a place. */
  setOf: (place: Place) => AnySet
  /** How many divisions a place has. */
  divisions: 'none' | 'one' | 'many'
}

/** People can leave, and have a number. */
export interface PeopleOf<Row> extends BulkOf<Row> {
  isActive: (row: Row) => boolean
  numberOf: (row: Row) => string
}

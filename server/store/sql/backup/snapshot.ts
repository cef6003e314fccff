import type { Engine } from '#server/store/sql/tables.ts'

/** What a column of any table may hold; both engines keep it alike. */
export type Value = string | number | null

/** Some rows of one table; each of a backup's tables has at least one piece, if an empty one. */
export interface Piece {
  table: string
  /** In the order of the alphabet, whatever the engine says. */
  columns: string[]
  /** The values of each row, in the order of `columns`. */
  rows: Value[][]
}

/** A whole database as it was at one moment. */
export interface Snapshot {
  /** The last migration that it had been through, such as 0006_trash. */
  schema: string
  engine: Engine
  /** The last id that was given in each table; it may be of a row that is gone. */
  counters: Record<string, number>
  /** Rows in all of its tables, where they were counted. */
  size?: number
  pieces: AsyncIterable<Piece>
}

/** Why a database or a backup was not taken. */
type Reason =
  /** There is nothing to read. */
  | 'missing'
  /** What is there would be written over. */
  | 'occupied'
  /** It is damaged, or of another form. */
  | 'unreadable'

/** Nothing was written; the message says why, to the person at the terminal. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: Reason

  constructor(reason: Reason, message: string) {
    super(message)
    this.reason = reason
  }
}

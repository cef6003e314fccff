import { sql, type Insertable } from 'kysely'
import type { RecordKind } from '#contract/kinds.ts'
import { FieldFault } from '#server/store/store.ts'
import { isUniqueViolation } from './faults.ts'
import { tableOf } from './locks.ts'
import type { RowWrites } from './records.ts'
import type { Db, Tables } from './tables.ts'
import { tally } from './tally.ts'

/** Kinds of records with their own table. */
type TableKind = RecordKind & keyof Tables

interface RowParts<Columns, Body, Row> {
  /** Returns the columns that a form sets. */
  columns: (body: Body) => Columns
  /** The field with a unique text, and the message if another record has it. */
  taken?: { field: string; message: string }
  /**
   * Throws if other records do not allow the row.
   * @param current the record that it replaces
   */
  refuseFaults?: (transaction: Db, row: Columns, current?: Row) => Promise<void>
  /** Throws if the record must not be deleted. */
  refuseUsed?: (transaction: Db, id: number) => Promise<void>
  /** Whether its list has a tally. @default true */
  isTallied?: boolean
}

const done = async () => {}

/** Writes the rows of a kind that has its own table. */
export function tableRows<K extends TableKind, Body, Row>(
  kind: K,
  {
    columns,
    taken,
    refuseFaults = done,
    refuseUsed = done,
    isTallied = true,
  }: RowParts<Insertable<Tables[K]>, Body, Row>,
): RowWrites<Row, Body, Insertable<Tables[K]>> {
  const recordTable = tableOf(kind)
  const table = sql.table(recordTable.name)
  const idColumn = sql.ref(recordTable.id)
  const refuse = taken ? refuseTaken(taken.field, taken.message) : rethrow
  const count = (db: Db, change: number) => (isTallied ? tally(db, kind, change) : done())

  async function insert(db: Db, row: Insertable<Tables[K]>): Promise<number> {
    const cells = Object.entries(row)
    const { rows } = await sql<{ id: number }>`
      insert into ${table} (${sql.join(cells.map(([name]) => sql.ref(name)))})
      values (${sql.join(cells.map(([, value]) => value))}) returning ${idColumn} as "id"`
      .execute(db)
      .catch(refuse)
    await count(db, 1)
    const [added] = rows
    if (!added) throw new Error(`${kind}: an insert returned no row`)
    return added.id
  }

  return {
    async insert(db, body) {
      const row = columns(body)
      await refuseFaults(db, row)
      return insert(db, row)
    },

    async update(db, id, body, current) {
      const row = columns(body)
      await refuseFaults(db, row, current)
      const cells = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      await sql`update ${table} set ${sql.join(cells)}, "version" = "version" + 1 where ${idColumn} = ${id}`
        .execute(db)
        .catch(refuse)
      await count(db, 0)
    },

    async take(db, id) {
      await refuseUsed(db, id)
      const { rows } = await sql<Insertable<Tables[K]>>`
        delete from ${table} where ${idColumn} = ${id} returning *`.execute(db)
      if (rows[0]) await count(db, -1)
      return rows[0]
    },

    async putBack(db, row) {
      await refuseFaults(db, row)
      await insert(db, row)
    },
  }
}

const rethrow = (error: unknown): never => {
  throw error
}

/** Returns a handler for `catch`: maps the violation of the kind's unique constraint to the message. */
export function refuseTaken(field: string, message: string) {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? new FieldFault(field, message) : error
  }
}

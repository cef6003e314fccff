import { sql } from 'kysely'
import type { RecordKind } from '#contract/kinds.ts'
import { FieldProblem } from '#server/store/storeErrors.ts'
import { isUniqueViolation } from '#server/store/sql/engine/errorCodes.ts'
import { tableOf } from './locks.ts'
import { insertNew, insertRows, inParts, updateRows, type Cells } from './rowSets.ts'
import { writeGood, type RowProblem, type RowWrites } from './recordSets.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { updateCount } from '#server/store/sql/lists/storedCount.ts'

/** Kinds of records with their own table. */
type TableKind = Exclude<RecordKind, 'students' | 'teachers'>

interface RowOptions<Columns, Body, Row> {
  /** Returns the columns that a form sets. */
  columns: (body: Body) => Columns
  /** The field with a unique text, and the message if another record has it. */
  taken?: { field: string; message: string } | undefined
  /**
   * Returns why other records do not allow rows, in their order.
   * `current` is the record that a row replaces.
   */
  problemsOf?: (
    transaction: Db,
    rows: readonly { row: Columns; current?: Row }[],
  ) => Promise<(RowProblem | undefined)[]>
  /** Returns why records must not be deleted, in the order of their ids. */
  deleteProblemsOf?: (transaction: Db, ids: readonly number[]) => Promise<(RowProblem | undefined)[]>
  /** Whether its list has a stored count. @default true */
  hasStoredCount?: boolean
}

const none = async () => []

/** Writes the rows of a kind that has its own table. */
export function tableRows<Columns extends Cells, Body, Row>(
  kind: TableKind,
  {
    columns,
    taken,
    problemsOf = none,
    deleteProblemsOf = none,
    hasStoredCount = true,
  }: RowOptions<Columns, Body, Row>,
): RowWrites<Row, Body, Columns> {
  const { name, id } = tableOf(kind)
  const refuse = taken ? refuseTaken(taken.field, taken.message) : rethrow
  const count = async (db: Db, change: number) => {
    if (hasStoredCount) await updateCount(db, kind, change)
  }

  return {
    async insert(db, bodies) {
      const rows = bodies.map(columns)
      return writeGood(
        rows,
        await problemsOf(
          db,
          rows.map((row) => ({ row })),
        ),
        async (good) => {
          const ids = await insertNew(db, kind, id, good).catch(refuse)
          await count(db, good.length)
          return ids
        },
      )
    },

    async update(db, changes) {
      const rows = changes.map(({ id: of, body, current }) => ({ of, row: columns(body), current }))
      return writeGood(rows, await problemsOf(db, rows), async (good) => {
        const cells = good.map(({ of, row }) => ({ [id]: of, ...row }))
        const version = sql`"version" = ${sql.table(name)}."version" + 1`
        await updateRows(db, kind, id, cells, [version]).catch(refuse)
        await count(db, 0)
        return good.map(() => undefined)
      })
    },

    async take(db, ids) {
      return writeGood(ids, await deleteProblemsOf(db, ids), async (good) => {
        const rows = await inParts(db, good, async (some) => {
          const deleted = await sql<Columns>`
            delete from ${sql.table(name)} where ${sql.ref(id)} in (${sql.join(some)}) returning *`.execute(
            db,
          )
          return deleted.rows
        })
        if (rows.length > 0) await count(db, -rows.length)
        const byId = new Map(rows.map((row) => [row[id], row]))
        return good.map((one) => byId.get(one))
      })
    },

    putBack: async (db, kept) =>
      writeGood(kept, await problemsOf(db, kept), async (good) => {
        const rows = good.map(({ row }) => row)
        await insertRows(db, kind, rows).catch(refuse)
        await count(db, rows.length)
        return rows.map(() => undefined)
      }),
  }
}

const rethrow = (error: unknown): never => {
  throw error
}

/** Returns a handler for `catch`: maps the violation of the kind's unique constraint to the message. */
export function refuseTaken(field: string, message: string) {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? new FieldProblem(field, message) : error
  }
}

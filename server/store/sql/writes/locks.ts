import { sql, type RawBuilder } from 'kysely'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import { FieldProblem } from '#server/store/storeErrors.ts'
import { inParts } from './rowSets.ts'
import type { Db, Engine, UserType } from '#server/store/sql/tables.ts'

/** The table of a kind, its id column, and the condition that selects the kind's rows. */
interface RecordTable {
  name: string
  id: string
  only?: RawBuilder<boolean>
}

const isUser = (type: UserType) => ({
  name: 'users',
  only: sql<boolean>`"M05_User_Type" = ${sql.lit(type)}`,
})

const tables = { students: isUser('student'), teachers: isUser('teacher') }

export const tableOf = (kind: RecordKind): RecordTable => ({
  id: recordKinds[kind].idField,
  ...(kind === 'students' || kind === 'teachers' ? tables[kind] : { name: kind }),
})

/**
 * Locks rows until the transaction ends, in the order of their ids, so that no other transaction changes them, deletes them
 * or adds a reference to them. On SQLite a transaction locks the whole database anyway.
 */
export async function lockRows(
  db: Db,
  engine: Engine,
  { name, id: column }: RecordTable,
  ids: readonly number[],
) {
  if (engine === 'sqlite') return
  await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} in (${sql.join(ids)})
    order by ${sql.ref(column)} for update`.execute(db)
}

/** Returns which records exist. They stay until the transaction ends, so that no foreign key is ever violated. */
export function existing(engine: Engine) {
  const stays = engine === 'sqlite' ? sql`` : sql` for key share`

  async function found<Row>(
    db: Db,
    ids: readonly (number | null | undefined)[],
    query: (some: RawBuilder<unknown>) => RawBuilder<Row>,
  ): Promise<Row[]> {
    const wanted = new Set(ids.filter((id) => typeof id === 'number'))
    return inParts(db, [...wanted], async (some) => {
      const { rows } = await sql<Row>`${query(sql.join(some))}${stays}`.execute(db)
      return rows
    })
  }

  return {
    /** Returns which records of a kind exist. */
    async ids(
      db: Db,
      kind: RecordKind,
      ids: readonly (number | null | undefined)[],
    ): Promise<ReadonlySet<number>> {
      const { name, id, only = sql`true` } = tableOf(kind)
      const rows = await found(
        db,
        ids,
        (some) => sql<{ id: number }>`
          select ${sql.ref(id)} as "id" from ${sql.table(name)} where ${sql.ref(id)} in (${some}) and ${only}`,
      )
      return new Set(rows.map((row) => row.id))
    },

    /** Returns the batches of divisions by their ids. */
    async divisions(
      db: Db,
      ids: readonly (number | null | undefined)[],
    ): Promise<ReadonlyMap<number, number>> {
      const rows = await found(
        db,
        ids,
        (some) => sql<{ id: number; batchId: number }>`
          select "M11_Division_id" as "id", "M11_Batch_id" as "batchId" from "divisions"
          where "M11_Division_id" in (${some})`,
      )
      return new Map(rows.map(({ id, batchId }) => [id, batchId]))
    },
  }
}

/** Returns the problem of a reference to a record that does not exist; none without a reference. */
export const missing = (
  known: { has: (id: number) => boolean },
  id: number | null | undefined,
  field: string,
  message: string,
): FieldProblem | undefined => (!id || known.has(id) ? undefined : new FieldProblem(field, message))

import { sql, type RawBuilder } from 'kysely'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { NO_SUCH_COURSE } from '#contract/courses.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import { NO_SUCH_TEACHER } from '#contract/users.ts'
import { FieldFault } from '#server/store/store.ts'
import type { Db, Engine, UserType } from './tables.ts'

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
 * Locks a row until the transaction ends, so that no other transaction changes it, deletes it or adds a reference to
 * it. On SQLite a transaction locks the whole database anyway.
 */
export async function lockRow(db: Db, engine: Engine, { name, id: column }: RecordTable, id: number) {
  if (engine === 'sqlite') return
  await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${id} for update`.execute(db)
}

/** As {@link lockRow}, for the rows with these ids, in their order. */
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

/** Refuses references to missing records, and locks the others, so that no foreign key is ever violated. */
export function parents(engine: Engine) {
  const stays = engine === 'sqlite' ? sql`` : sql` for key share`

  async function need(db: Db, query: ReturnType<typeof sql>, fault: () => FieldFault, count = 1) {
    const { rows } = await sql`${query}${stays}`.execute(db)
    if (rows.length !== count) throw fault()
  }

  return {
    async course(db: Db, field: string, id: number | null | undefined) {
      if (!id) return
      const query = sql`select 1 from "courses" where "M01_CourseId" = ${id}`
      await need(db, query, () => new FieldFault(field, NO_SUCH_COURSE))
    },

    async batch(db: Db, field: string, id: number) {
      const query = sql`select 1 from "batches" where "M02_BatchId" = ${id}`
      await need(db, query, () => new FieldFault(field, NO_SUCH_BATCH))
    },

    /** Each division must belong to the batch. */
    async divisions(db: Db, field: string, ids: number[], batchId: number) {
      if (ids.length === 0) return
      const query = sql`
        select 1 from "divisions" where "M11_Division_id" in (${sql.join(ids)}) and "M11_Batch_id" = ${batchId}`
      await need(db, query, () => new FieldFault(field, NO_SUCH_DIVISION), ids.length)
    },

    async teacher(db: Db, field: string, id: number | null | undefined) {
      if (!id) return
      const query = sql`select 1 from "users" where "M05_UserId" = ${id} and "M05_User_Type" = 'teacher'`
      await need(db, query, () => new FieldFault(field, NO_SUCH_TEACHER))
    },
  }
}

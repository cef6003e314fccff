import { sql, type Kysely, type Migration } from 'kysely'
import { sortKey } from '#contract/sorting.ts'
import type { Engine, Tables } from '#server/store/sql/tables.ts'
import { addFilterIndex, type AnyDb } from './parts.ts'

/** Rows that are read and written at once. */
const SLICE = 500

/** The kinds whose own table has the key of their name. */
const named = [
  { table: 'courses', id: 'M01_CourseId', name: 'M01_Title' },
  { table: 'batches', id: 'M02_BatchId', name: 'M02_Name' },
  { table: 'divisions', id: 'M11_Division_id', name: 'M11_Division_name' },
] as const

const people = 'user_search'

/** Adds the keys by which lists are sorted, with an index for each order, also within a batch or course. */
export const sorting = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    for (const { table } of named) await addKey(db, engine, table, 'sort_name')
    for (const column of ['sort_name', 'sort_code', 'joined']) await addKey(db, engine, people, column)
    await sql`alter table "user_search" add column "sort_id" integer not null default 0`.execute(db)
    const restore = await withoutSearchTriggers(db, engine)
    for (const kind of named) await fillNames(db, kind)
    await fillPeople(db)
    await restore()
    await fillTrash(db)
    if (engine === 'postgres') {
      // Compared by code point, as the other keys are.
      await sql`alter table "classes" alter column "M03_ScheduledAt" type text collate "C"`.execute(db)
    }
    await addIndexes(db, engine)
  },
})

/** Keys are compared by code point, whatever the language of the database. */
async function addKey(db: AnyDb, engine: Engine, table: string, column: string) {
  const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${type} not null default ''`.execute(
    db,
  )
}

/** The search text does not change here, so its index need not be written again. Returns a function that restores its triggers. */
async function withoutSearchTriggers(db: AnyDb, engine: Engine): Promise<() => Promise<void>> {
  if (engine === 'postgres') return async () => {}
  const { rows } = await sql<{ name: string; text: string }>`
    select "name", "sql" as "text" from sqlite_schema
    where "type" = 'trigger' and "name" like '%_search_update'`.execute(db)
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  return async () => {
    for (const { text } of rows) await sql.raw(text).execute(db)
  }
}

async function fillNames(db: AnyDb, { table, id, name }: (typeof named)[number]) {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; name: string }>`
      select ${sql.ref(id)} as "id", ${sql.ref(name)} as "name" from ${sql.table(table)}
      where ${sql.ref(id)} > ${last} order by ${sql.ref(id)} limit ${SLICE}`.execute(db)
    if (rows.length === 0) return
    const values = rows.map((row) => sql`(cast(${row.id} as integer), cast(${sortKey(row.name)} as text))`)
    await sql`with "keys" ("id", "name") as (values ${sql.join(values)})
      update ${sql.table(table)} set "sort_name" = "keys"."name" from "keys"
      where ${sql.ref(id)} = "keys"."id"`.execute(db)
    last = rows.at(-1)?.id ?? 0
  }
}

async function fillPeople(db: AnyDb) {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; name: string; code: string; joined: string }>`
      select "M05_UserId" as "id", "M05_UserName" as "name", "M05_UserCode" as "code", "M05_JoiningDate" as "joined"
      from "users" where "M05_UserId" > ${last} order by "M05_UserId" limit ${SLICE}`.execute(db)
    if (rows.length === 0) return
    const values = rows.map(
      ({ id, name, code, joined }) => sql`(cast(${id} as integer), cast(${sortKey(name)} as text),
        cast(${sortKey(code)} as text), cast(${joined} as text))`,
    )
    await sql`with "keys" ("id", "name", "code", "joined") as (values ${sql.join(values)})
      update "user_search" set "sort_name" = "keys"."name", "sort_code" = "keys"."code", "joined" = "keys"."joined",
        "sort_id" = "keys"."id"
      from "keys" where "M05_UserId" = "keys"."id"`.execute(db)
    last = rows.at(-1)?.id ?? 0
  }
}

/** A restored record brings its key. */
async function fillTrash(db: Kysely<unknown>) {
  const trash = db.withTables<Pick<Tables, 'trash'>>()
  for (const { table, name } of named) {
    const rows = await trash.selectFrom('trash').selectAll().where('kind', '=', table).execute()
    for (const { record_id, row } of rows) {
      const kept: Record<string, unknown> = JSON.parse(row)
      const withKey = JSON.stringify({ ...kept, sort_name: sortKey(String(kept[name])) })
      await trash
        .updateTable('trash')
        .set({ row: withKey })
        .where('kind', '=', table)
        .where('record_id', '=', record_id)
        .execute()
    }
  }
}

/** The id decides among equal keys. SQLite has it at the end of every index. */
async function addIndexes(db: AnyDb, engine: Engine) {
  const add = (name: string, table: string, columns: string[], id: string) =>
    addFilterIndex(db, name, table, engine === 'postgres' ? [...columns, id] : columns)
  const type = 'M05_User_Type'
  for (const key of ['sort_name', 'sort_code', 'joined']) {
    await addFilterIndex(db, `user_search_${key}`, people, [type, key, 'sort_id'])
    await addFilterIndex(db, `user_search_batch_${key}`, people, [type, 'M05_M02_BachId', key, 'sort_id'])
  }
  for (const { table, id } of named) await add(`${table}_sort_name`, table, ['sort_name'], id)
  await add('batches_course_name', 'batches', ['M02_M01_CourseId', 'sort_name'], 'M02_BatchId')
  await add('divisions_batch_name', 'divisions', ['M11_Batch_id', 'sort_name'], 'M11_Division_id')
  await add('classes_time', 'classes', ['M03_ScheduledAt'], 'M03_ClassesId')
  await add('classes_batch_time', 'classes', ['M03_M02_BatchId', 'M03_ScheduledAt'], 'M03_ClassesId')
}

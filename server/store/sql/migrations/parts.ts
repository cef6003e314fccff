import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'

export type AnyDb = Kysely<unknown>

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** An id that the database assigns, never twice; a restored record keeps its own. */
export const givenId =
  (engine: Engine): Column =>
  (column) =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity()

export const required: Column = (column) => column.notNull()
/** How many times the row was written. */
export const versionNumber: Column = (column) => column.notNull().defaultTo(1)

/** A column that names a row of another table; that row cannot go while it is named. */
export const reference =
  (target: string): Column =>
  (column) =>
    column.references(target).onDelete('restrict')

/** Text that is compared by code point, whatever the language of the database. */
export const keyText = (engine: Engine) => (engine === 'postgres' ? sql`text collate "C"` : sql`text`)

export const emptyKey: Column = (column) => column.notNull().defaultTo('')

/** What a search index is about. */
interface Searched {
  table: string
  id: string
}

/** Rows of a table that have a search index to themselves. */
interface SearchedPart extends Searched {
  name: string
  /** Of each row alone. */
  column: string
  value: string
}

/** Substring search by trigrams over a table's `search_text`; on SQLite the index is a table of its own. */
export async function addSearchIndex(db: AnyDb, engine: Engine, { table, id }: Searched) {
  const name = `${table}_search`
  if (engine === 'sqlite') return addTrigrams(db, { name, table, id, content: table })
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index ${sql.table(name)} on ${sql.table(table)} using gin ("search_text" gin_trgm_ops)`.execute(
    db,
  )
}

/** As {@link addSearchIndex}, for some rows of the table alone: a search for others does not pay for these. */
export async function addPartialSearchIndex(db: AnyDb, engine: Engine, part: SearchedPart) {
  const { name, table, id } = part
  const isPart = sql`${sql.ref(part.column)} = ${sql.lit(part.value)}`
  if (engine === 'postgres') {
    await sql`create index ${sql.table(name)} on ${sql.table(table)}
      using gin ("search_text" gin_trgm_ops) where ${isPart}`.execute(db)
    return
  }
  const content = `${name}_rows`
  await sql`create view ${sql.table(content)} as
    select ${sql.ref(id)}, "search_text" from ${sql.table(table)} where ${isPart}`.execute(db)
  await addTrigrams(db, { name, table, id, content, part })
}

interface Trigrams extends Searched {
  name: string
  /** The table or view whose rows the index is of. */
  content: string
  part?: SearchedPart
}

async function addTrigrams(db: AnyDb, { name, table, id, content, part }: Trigrams) {
  const index = sql.table(name)
  const rowId = sql.ref(id)
  await sql`create virtual table ${index} using fts5("search_text", content=${sql.lit(content)}, content_rowid=${sql.lit(id)}, tokenize='trigram case_sensitive 1')`.execute(
    db,
  )
  const forget = sql`insert into ${index}(${index}, rowid, "search_text") values ('delete', old.${rowId}, old."search_text");`
  const learn = sql`insert into ${index}(rowid, "search_text") values (new.${rowId}, new."search_text");`
  const trigger = async (event: string, row: 'old' | 'new', body: typeof learn) => {
    const when = part ? sql`when ${sql.raw(row)}.${sql.ref(part.column)} = ${sql.lit(part.value)}` : sql``
    await sql`create trigger ${sql.table(`${name}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} ${when} begin ${body} end`.execute(
      db,
    )
  }
  await trigger('insert', 'new', learn)
  await trigger('delete', 'old', forget)
  await trigger('update', 'new', sql`${forget} ${learn}`)
}

/**
 * An index of nothing but the ids: SQLite counts its way to a deep page through it, instead of through whole
 * rows, some 40 times as fast. PostgreSQL has the like in every primary key.
 */
export async function addOrderIndex(db: AnyDb, engine: Engine, table: string, id: string) {
  if (engine === 'sqlite') await db.schema.createIndex(`${table}_order`).on(table).column(id).execute()
}

/** The rows that a filter leaves, in the order of their ids. */
export async function addFilterIndex(db: AnyDb, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}

interface Sorted {
  name: string
  table: string
  columns: string[]
  id: string
}

/** Rows in an order. The id decides among equal keys; SQLite has it at the end of every index. */
export const addSortIndex = (db: AnyDb, engine: Engine, { name, table, columns, id }: Sorted) =>
  addFilterIndex(db, name, table, engine === 'postgres' ? [...columns, id] : columns)

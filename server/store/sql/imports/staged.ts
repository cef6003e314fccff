import { sql, type RawBuilder } from 'kysely'
import { preparedStatement } from '#server/store/sql/preparedStatement.ts'
import type { Db, Engine, Tables } from '#server/store/sql/tables.ts'

type Row = Readonly<Record<string, string | number | null>>

/** How rows replace those with the same id. */
interface Replaced {
  id: string
  /** Columns that keep their value. */
  kept?: readonly string[]
  /** Columns that keep their value instead of null. */
  keptIfNull?: readonly string[]
}

/** A temporary copy of a table. Only its connection sees it, and writing to it locks nothing of others. */
export interface Staged {
  table: RawBuilder<unknown>
  /** Adds rows. All have the same columns in the same order. */
  add: (rows: readonly Row[]) => Promise<void>
  /** Writes all rows to the table that it is a copy of, in one statement; nothing without rows. */
  write: (transaction: Db, replaced: Replaced) => Promise<void>
  /** @param db the connection, or a transaction on it */
  drop: (db: Db) => Promise<void>
}

/** Numbers the tables, so that two imports of one connection do not meet. */
let number = 0

/** Makes an empty temporary copy of a table. On PostgreSQL, `db` must be a transaction. */
export async function stagedLike(db: Db, engine: Engine, name: keyof Tables): Promise<Staged> {
  number += 1
  const table = sql.id(engine === 'sqlite' ? 'temp' : 'pg_temp', `staged_${name}_${number}`)
  await sql`create table ${table} as select * from ${sql.table(name)} where false`.execute(db)
  const inserts = new Map<number, (...values: unknown[]) => Promise<unknown>>()
  let columns: readonly string[] = []

  function insertOf(rows: readonly Row[]) {
    const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
    const insert = sql`insert into ${table} (${refs(columns)}) values ${sql.join(values)}`
    return preparedStatement(db, { compile: () => insert.compile(db) })
  }

  return {
    table,

    async add(rows) {
      const [first] = rows
      if (!first) return
      columns = Object.keys(first)
      const insert = inserts.get(rows.length) ?? insertOf(rows)
      inserts.set(rows.length, insert)
      await insert(...rows.flatMap((row) => Object.values(row)))
    },

    async write(transaction, { id, kept = [], keptIfNull = [] }) {
      if (columns.length === 0) return
      const target = sql.table(name)
      const changes = columns
        .filter((column) => column !== id && !kept.includes(column))
        .map((column) => {
          const [stored, given] = [sql`${target}.${sql.ref(column)}`, sql`excluded.${sql.ref(column)}`]
          const value = keptIfNull.includes(column) ? sql`coalesce(${given}, ${stored})` : given
          return sql`${sql.ref(column)} = ${value}`
        })
      await sql`insert into ${target} (${refs(columns)}) select ${refs(columns)} from ${table} where true
        on conflict (${sql.ref(id)}) do update set ${sql.join(changes)}`.execute(transaction)
    },

    async drop(connection) {
      await sql`drop table ${table}`.execute(connection)
    },
  }
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

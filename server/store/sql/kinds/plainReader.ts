import { sql, type RawBuilder } from 'kysely'
import { recordKinds } from '#contract/kinds.ts'
import type { PlainBody, PlainKind, PlainQuery } from '#contract/plainKind.ts'
import { referencesOf, type PlainName } from '#contract/plainKinds.ts'
import type { Stored } from '#server/store/stored.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { tableOf } from '#server/store/sql/writes/locks.ts'

/** Fields of a record that its form does not set: the columns of its select, and the joins that they need. */
export interface OwnFields<Row> {
  columns: RawBuilder<unknown>
  joins: RawBuilder<unknown>
  /** Returns the record with these fields as the contract has them. */
  read: (row: Row) => Row
}

/** Returns the select of the records of a plain kind, and how its rows are read. */
export function plainReader<Row extends object, Body extends PlainBody, Query extends PlainQuery>(
  kind: PlainName,
  described: PlainKind<Row, Body, Query>,
  fields?: OwnFields<Row>,
) {
  const { name: table, id } = tableOf(kind)
  const references = referencesOf(described)
  const own = [id, ...Object.keys(described.body.shape)].map((field) => sql.ref(`${table}.${field}`))
  const names = references.map(({ to, as }) => sql`${sql.ref(recordKinds[to].nameField)} as ${sql.ref(as)}`)
  const joins = references.map(({ to, field }) => {
    const other = tableOf(to)
    return sql`left join ${sql.table(other.name)} on ${sql.ref(other.id)} = ${sql.ref(field)}`
  })
  const columns = sql.join([...own, ...names, ...(fields ? [fields.columns] : [])])
  const from = sql`from ${sql.table(table)} ${sql.join([...joins, fields?.joins ?? sql``], sql` `)}`

  const idOf = (row: Row) => Number(valueOf(row, id))

  /** Puts the names of what a row refers to into objects, as the contract has them. */
  function recordOf(row: Row): Row {
    for (const { to, as } of references) {
      const name = valueOf(row, as)
      Object.assign(row, { [as]: name === null ? null : { [recordKinds[to].nameField]: name } })
    }
    return fields ? fields.read(row) : row
  }

  const select = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql<Row>`select ${columns} ${from} where ${condition} order by ${order}`

  /** Returns the records with these ids that exist. */
  async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Row>>> {
    const { rows } = await sql<Row & { version: number }>`
      select ${columns}, ${sql.ref(`${table}.version`)} ${from}
      where ${sql.ref(id)} in (${sql.join(ids)})`.execute(db)
    return new Map(
      rows.map((row) => {
        const { version } = row
        Reflect.deleteProperty(row, 'version')
        return [idOf(row), { record: recordOf(row), version }]
      }),
    )
  }

  return { idOf, recordOf, select, read }
}

/** Returns the value of a field that only a description names. */
export const valueOf = (row: object, field: string): unknown => Reflect.get(row, field)

/** Contents of a database table by table, read directly from the database, without the code of the product. */
import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Database from 'libsql'
import pg from 'pg'
import { wait } from './drill.mjs'

/** @typedef {{ rows: number, sum: string }} Sum @typedef {Record<string, Sum>} Sums */

/** The sum of every row's SHA-256. @param {Record<string, unknown>[]} rows @returns {Sum} */
function sumOf(rows) {
  let sum = 0n
  for (const row of rows) {
    const values = Object.keys(row)
      .toSorted()
      .map((column) => row[column])
    sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`)
  }
  return { rows: rows.length, sum: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') }
}

/** @param {string} path of an embedded database, or a backup of it @returns {string[]} tables of what is backed up */
export function tablesOf(path) {
  const database = new Database(path)
  const names =
    database.prepare(`select "name" from pragma_table_list where "schema" = 'main' and "type" = 'table'
    and "name" not in ('sessions', 'devices', 'attempts') and "name" not like 'sqlite%' and "name" not like 'kysely%'`)
  const tables = names.pluck().all().map(String)
  database.close()
  return tables
}

/** @param {string} path of an embedded database @param {string[]} tables @returns {Sums} */
export function sumsOfFile(path, tables) {
  const database = new Database(path)
  const sums = Object.fromEntries(
    tables.map((table) => {
      /** @type {Record<string, unknown>[]} */
      const rows = []
      // libsql adds the query's duration to each row.
      for (const row of database.prepare(`select * from "${table}"`).all()) {
        const { _metadata, ...columns } = Object(row)
        rows.push(columns)
      }
      return [table, sumOf(rows)]
    }),
  )
  database.close()
  return sums
}

/** @param {string} url @param {string[]} tables @returns {Promise<Sums>} */
export async function sumsOfPostgres(url, tables) {
  const types = new pg.TypeOverrides()
  types.setTypeParser(20, Number)
  const client = new pg.Client({ connectionString: url, types })
  await client.connect()
  /** @type {Sums} */
  const sums = {}
  for (const table of tables) sums[table] = sumOf((await client.query(`select * from "${table}"`)).rows)
  await client.end()
  return sums
}

/**
 * Returns inconsistencies in an embedded database: dangling references, damaged pages and search indexes, and totals
 * that differ from the number of rows.
 * @param {string} path @returns {string[]}
 */
export function tornIn(path) {
  const database = new Database(path)
  const ask = (/** @type {string} */ query) => database.prepare(query).raw().all().map(String)
  const torn = ask('pragma foreign_key_check').map((row) => `foreign key: ${row}`)
  const [integrity] = ask('pragma integrity_check')
  if (integrity !== 'ok') torn.push(`pages: ${integrity}`)
  for (const index of ask(`select "name" from pragma_table_list where "type" = 'virtual'`)) {
    try {
      database.prepare(`insert into "${index}"("${index}", rank) values ('integrity-check', 1)`).run()
    } catch {
      torn.push(`search index ${index}`)
    }
  }
  const counted = `select 'courses', count(*) from "courses" union all select 'batches', count(*) from "batches"
    union all select 'divisions', count(*) from "divisions" union all select 'classes', count(*) from "classes"
    union all select "M05_User_Type" || 's', count(*) from "users" group by 1`
  for (const row of ask(`${counted} except select "name", "total" from "tallies"`)) torn.push(`total: ${row}`)
  database.close()
  return torn
}

/** @param {Sums} one @param {Sums} other @returns {string[]} the tables that differ */
export const unlike = (one, other) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (table) => one[table]?.rows !== other[table]?.rows || one[table]?.sum !== other[table]?.sum,
  )

/** Collects garbage: libsql keeps a closed database locked until its statements are collected. */
export async function releaseDatabases() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  await wait(50)
}

/** 100,000 courses for a measurement, written straight into a database that the server has made. */
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'

export const ROWS = 100_000
const BATCH = 5000

/** In every row, and in 7 rows. */
export const MANY = 'hadith'
export const FEW = 'samarkand'

/** @param {number} number from 1 @returns {[string, string, string, string]} title, description, title_key, search_text */
function row(number) {
  const place = number % 15_000 === 0 ? FEW : 'Kerala'
  const title = `Hadith Reading Circle ${number} in ${place}`
  const description = `Weekly reading, part ${number}. Forty narrations with meaning, chain and context; two terms, one supervised paper. ഹദീസ് പഠനം.`
  // Folding these texts is no more than lower case: see foldText in contract/text.ts.
  return [title, description, title.toLowerCase(), `${title}\n${description}`.toLowerCase()]
}

const insert = 'insert into "courses" ("M01_Title", "M01_Description", "title_key", "search_text")'
const count = `update "tallies" set "total" = ${ROWS}, "version" = "version" + 1 where "name" = 'courses'`

/** @param {string} folder of an embedded database */
export function fillEmbedded(folder) {
  const database = new Database(join(folder, 'institute.db'))
  const add = database.prepare(`${insert} values (?, ?, ?, ?)`)
  database.exec('begin immediate')
  for (let number = 1; number <= ROWS; number += 1) add.run(...row(number))
  database.exec(count)
  database.exec('commit')
  database.close()
}

/** @param {string} url of a PostgreSQL database */
export async function fillPostgres(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  for (let first = 1; first <= ROWS; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => row(first + index))
    const columns = [0, 1, 2, 3].map((column) => rows.map((values) => values[column]))
    await client.query(
      `${insert} select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
      columns,
    )
  }
  await client.query(count)
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
}

/**
 * Cost of the stored totals and the search table per write: adds a student, each in its own transaction:
 * without both, with the totals, with the search row, with both.
 */
import { join } from 'node:path'
import Database from 'libsql'
import { connectPostgres } from '#tests/drills/postgres.mjs'
import { benchFolder, median, setting } from './benchFigures.mjs'
import { onEachDatabase } from './benchTargets.mjs'

const ROWS = setting('BENCH_ROWS', 100_000)
const ROUNDS = setting('BENCH_ROUNDS', 5)
const WRITES = 300

const student = (
  /** @type {string} */ code,
) => `insert into "users" ("M05_User_Type", "M05_UserName", "M05_UserCode", "code_key",
  "M05_CountryName", "M05_Gender", "M05_DOB", "M05_M02_BachId", "M05_M04_Role", "M05_Qualification", "M05_JoiningDate",
  "M05_MobileNumber", "M05_Address", "M05_Email", "M05_AllowLogin", "M05_IsActive", "M07_M11_DivisionId",
  "M06_Specialization", "password_hash")
  values ('student', 'Fathima', '${code}', '${code}', 'India', 'female', '2001-02-14', 7, 14, 'B.A.', '2024-06-04',
  '+919000000000', '12/204, Masjid Road', 'fathima@example.org', 1, 1, 25, '', 'a hash')`
const totals = `insert into "tallies" ("name", "total", "version")
  values ('students', 1, 1), ('students:batch:7', 1, 1), ('students:division:25', 1, 1)
  on conflict ("name") do update set "total" = "tallies"."total" + excluded."total", "version" = "tallies"."version" + 1`
const searchRow = (/** @type {string} */ code) => `insert into "user_search"
  ("M05_UserId", "M05_User_Type", "M05_M02_BachId", "M07_M11_DivisionId", "search_text")
  select "M05_UserId", 'student', 7, 25, 'fathima ${code} fathima@example.org +919000000000'
  from "users" where "code_key" = '${code}'`

/** @type {[name: string, (code: string) => string[]][]} */
const kinds = [
  ['the student alone', (code) => [student(code)]],
  ['with totals', (code) => [student(code), totals]],
  ['with search row', (code) => [student(code), searchRow(code)]],
  ['with both', (code) => [student(code), searchRow(code), totals]],
]

/** @param {string} name @param {(statement: string) => unknown} run */
async function measure(name, run) {
  /** @type {Map<string, number[]>} */
  const times = new Map(kinds.map(([kind]) => [kind, []]))
  let number = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, statements] of kinds) {
      const startedAt = performance.now()
      for (let write = 0; write < WRITES; write += 1) {
        const code = `bench-${(number += 1)}`
        for (const statement of ['begin', ...statements(code), 'commit']) await run(statement)
      }
      times.get(kind)?.push((performance.now() - startedAt) / WRITES)
    }
  }
  const [bare = 0] = [...times.values()].map(median)
  for (const [kind, values] of times) {
    const ms = median(values)
    console.log(`${name}, ${kind}: ${ms.toFixed(3)} ms a write, ${(ms / bare).toFixed(2)} of the bare row`)
  }
}

export const benchWrites = () =>
  onEachDatabase(benchFolder(), ROWS, async ({ name, settings, server }) => {
    await server.stop('SIGTERM')
    if (settings.DATABASE_URL) {
      const client = await connectPostgres(settings.DATABASE_URL)
      await measure(name, (statement) => client.query(statement))
      return client.end()
    }
    const database = new Database(join(settings.DATA_DIR ?? '', 'institute.db'))
    for (const line of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) database.pragma(line)
    await measure(name, (statement) => database.exec(statement))
    database.close()
  })

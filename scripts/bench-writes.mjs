/**
 * `npm run bench:writes`: cost of the stored totals and the search table per write. Adds a student to 100,000 others, each in
 * its own transaction: without both, with the totals, with the search row, with both. Read the ratios. BENCH_ROWS makes it
 * longer.
 */
import './help.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { median } from './benchLoad.mjs'
import { embeddedTarget, postgresTarget } from './benchTargets.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const WRITES = 300
const ROUNDS = 5

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
    console.log(
      `${name.padEnd(12)}${kind.padEnd(20)}${ms.toFixed(3).padStart(8)} ms  ${(ms / bare).toFixed(2)}`,
    )
  }
}

console.log(
  `load of the machine: ${loadavg()[0]?.toFixed(2)}; one write, median of ${ROUNDS} rounds of ${WRITES}; ratio to the bare row`,
)
const home = mkdtempSync(join(tmpdir(), 'institute-bench-'))
const embedded = await embeddedTarget(home, ROWS)
await embedded.server.stop('SIGTERM')
const database = new Database(join(home, 'data', 'institute.db'))
for (const setting of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) database.pragma(setting)
await measure('embedded', (statement) => database.exec(statement))
database.close()
const postgres = await postgresTarget(ROWS)
if (postgres) {
  await postgres.target.server.stop('SIGTERM')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await measure('PostgreSQL', (statement) => client.query(statement))
  await client.end()
  await postgres.stop()
}
rmSync(home, { recursive: true })

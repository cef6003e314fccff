/**
 * Random sequences of writes and reads on the embedded database and on PostgreSQL, there with one server and with two in turn.
 * Every result must equal that of the memory store. MODEL_SEED repeats a run. `node tests/hard/model.mjs [runs]`
 */
import { judge } from './drill.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { runTests } from './vitest.mjs'

const RUNS = Number(process.argv[2] ?? 2000)
const SEED = process.env.MODEL_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

console.log(`seed ${SEED}`)
const name = 'answers every page as the memory store does'
const postgres = await temporaryPostgres()
const TEST_DATABASE_URL = postgres ? await emptyDatabase(postgres.url, 'institute_model') : ''

for (const [database, file, share] of /** @type {const} */ ([
  ['embedded', 'tests/store/embedded.test.ts', 1],
  ['PostgreSQL in memory', 'tests/store/pglite.test.ts', 0.1],
  ['PostgreSQL, one server and two', 'tests/store/postgres.test.ts', 1],
])) {
  if (file.includes('postgres') && !postgres) {
    judge(database, 'not tried', false, 'PostgreSQL is installed: apt-get install postgresql')
    continue
  }
  const runs = String(RUNS * share)
  const settings = { MODEL_RUNS: runs, MODEL_SEED: SEED, TEST_DATABASE_URL }
  const { isGood, seconds } = runTests([file, '-t', name], settings)
  judge(
    `${runs} runs of 20 to 60 steps, ${database}`,
    `${isGood ? 'all equal' : 'not equal'}, ${seconds.toFixed(0)} s`,
    isGood,
    'all equal',
  )
}
await postgres?.stop()

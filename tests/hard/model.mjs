/**
 * Random sequences of writes and reads on the embedded database and on PostgreSQL, there with one server and with two in turn.
 * Every result must equal that of the memory store. MODEL_SEED repeats a run. `node tests/hard/model.mjs [runs]`
 */
import { judge } from './drill.mjs'
import { temporaryPostgres } from './postgres.mjs'
import { runTests } from './vitest.mjs'

const RUNS = Number(process.argv[2] ?? 2000)
const SEED = process.env.MODEL_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

console.log(`seed ${SEED}`)
const name = 'answers every page as the memory store does'
const postgres = await temporaryPostgres()
const settings = { MODEL_RUNS: String(RUNS), MODEL_SEED: SEED, TEST_DATABASE_URL: postgres?.url ?? '' }

for (const [database, file] of /** @type {const} */ ([
  ['embedded', 'tests/store/embedded.test.ts'],
  ['PostgreSQL, one server and two', 'tests/store/postgres.test.ts'],
])) {
  if (file.includes('postgres') && !postgres) {
    judge(database, 'not tried', false, 'PostgreSQL is installed: apt-get install postgresql')
    continue
  }
  const { isGood, seconds } = runTests([file, '-t', name], settings)
  judge(
    `${RUNS} runs of 20 to 60 steps, ${database}`,
    `${isGood ? 'all equal' : 'not equal'}, ${seconds.toFixed(0)} s`,
    isGood,
    'all equal',
  )
}
await postgres?.stop()

/**
 * Sends malformed requests to every route: no server error, and every response matches the contract. The seed is printed;
 * FUZZ_SEED repeats a run. `node tests/hard/fuzz.mjs [requests]`
 */
import { judge, TIME_FACTOR } from './drill.mjs'
import { temporaryPostgres } from './postgres.mjs'
import { runTests } from './vitest.mjs'

const REQUESTS = Number(process.argv[2] ?? 100_000)
const SEED = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
const file = 'tests/server/fuzz.test.ts'

console.log(`seed ${SEED}`)
const memory = runTests([file, '-t', "over 'memory'"], { FUZZ_REQUESTS: String(REQUESTS), FUZZ_SEED: SEED })
const took = `${memory.seconds.toFixed(0)} s`
judge(
  `${REQUESTS} odd requests`,
  `${memory.isGood ? 'none' : 'some'} answered badly, ${took}`,
  memory.isGood && memory.seconds < 90 * TIME_FACTOR,
  'none, under 90 s',
)
const tenth = String(REQUESTS / 10)
const postgres = await temporaryPostgres()
const others = runTests([file, '-t', 'database|PostgreSQL'], {
  FUZZ_REQUESTS: tenth,
  FUZZ_SEED: SEED,
  TEST_DATABASE_URL: postgres?.url ?? '',
})
judge(
  `${tenth} on each of the databases`,
  others.isGood ? 'none' : 'some answered badly',
  others.isGood && postgres !== undefined,
  'none, and PostgreSQL is installed',
)
await postgres?.stop()

/**
 * Random rows of writes and reads on the embedded database and on PostgreSQL's code: every answer as the plain memory
 * store gives it. MODEL_SEED repeats a run. `node tests/hard/model.mjs [runs]`
 */
import { judge } from './drill.mjs'
import { runTests } from './vitest.mjs'

const RUNS = Number(process.argv[2] ?? 2000)
const SEED = process.env.MODEL_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

console.log(`seed ${SEED}`)
const name = 'answers every page as the memory store does'
for (const [database, file, share] of /** @type {const} */ ([
  ['embedded', 'tests/store/embedded.test.ts', 1],
  ['PostgreSQL in memory', 'tests/store/pglite.test.ts', 0.1],
])) {
  const runs = String(RUNS * share)
  const { isGood, seconds } = runTests([file, '-t', name], { MODEL_RUNS: runs, MODEL_SEED: SEED })
  judge(
    `${runs} runs of 20 to 60 steps, ${database}`,
    `${isGood ? 'all equal' : 'not equal'}, ${seconds.toFixed(0)} s`,
    isGood,
    'all equal',
  )
}

/**
 * Whether the video of a class is served exactly between its start and its expiry: random classes and clocks in eight zones, with
 * every byte of pages, feeds, answers and log lines searched. CLASS_PAGE_SEED repeats a run. `node tests/hard/classVideos.mjs [classes]`
 */
import { judge } from './drill.mjs'
import { runTests } from './vitest.mjs'

const CLASSES = Number(process.argv[2] ?? 10_000)
const SEED = process.env.CLASS_PAGE_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

console.log(`seed ${SEED}`)
const { isGood, seconds } = runTests(['tests/server/classPageVideo.test.ts'], {
  CLASS_PAGE_CASES: String(CLASSES),
  CLASS_PAGE_SEED: SEED,
})
judge(
  `${CLASSES} classes`,
  `${isGood ? 'all' : 'not all'} served in time, ${seconds.toFixed(0)} s`,
  isGood,
  'all',
)

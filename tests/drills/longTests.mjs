/**
 * Tests of `npm test` as drills, with far more cases. The seed is printed; FUZZ_SEED repeats a run.
 * `node tests/drills/longTests.mjs fuzz|spreadsheet|zones|videos|model|importFuzz|payloads [cases]`
 */
import { spawnSync } from 'node:child_process'
import { judge } from './drill.mjs'
import { requireCluster } from './postgres.mjs'

const [name = '', given] = process.argv.slice(2)
const FUZZ_SEED = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

/** @param {string} what @param {string[]} command @param {Record<string, string>} settings */
function run(what, [program = '', ...args], settings) {
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    env: { ...process.env, NO_COLOR: '1', FUZZ_SEED, ...settings },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) console.error(stdout + stderr)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  judge(what, `${status === 0 ? 'all' : 'not all'}, ${seconds} s`, status === 0, 'all')
}

/** @param {string} what @param {Record<string, string>} settings @param {string[]} selection a file, and arguments for Vitest */
const test = (what, settings, ...selection) =>
  run(
    what,
    ['vitest', 'run', '--project', 'node', '--reporter=dot', '--testTimeout=7200000', ...selection],
    settings,
  )

const zones = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

/** @type {Record<string, (cases?: string) => Promise<void>>} */
const drills = {
  // No server error, and every response matches the contract.
  async fuzz(cases = '100000') {
    const file = 'tests/server/fuzz.test.ts'
    test(`${cases} odd requests answered well`, { FUZZ_REQUESTS: cases }, file, '-t', "over 'memory'")
    const postgres = await requireCluster()
    const FUZZ_REQUESTS = String(Number(cases) / 10)
    const settings = { FUZZ_REQUESTS, TEST_DATABASE_URL: postgres.url }
    test(`${FUZZ_REQUESTS} on each of the databases`, settings, file, '-t', 'database|PostgreSQL')
    await postgres.stop()
  },
  async spreadsheet(EXPORT_TEXTS = '10000') {
    const what = `${EXPORT_TEXTS} odd texts in the spreadsheet are no formulas and read back equal`
    test(what, { EXPORT_TEXTS }, 'tests/server/exportTexts.test.ts')
  },
  async zones(ZONE_CASES = '10000') {
    for (const TZ of zones)
      test(
        `${ZONE_CASES} times and days in ${TZ} kept`,
        { TZ, ZONE_CASES },
        'tests/contract/wallClock.test.ts',
      )
  },
  // Random classes and clocks in eight zones, with every byte of pages, feeds, answers and log lines searched.
  async videos(CLASS_PAGE_CASES = '10000') {
    const what = `${CLASS_PAGE_CASES} videos served from the start of their class to its expiry only`
    test(what, { CLASS_PAGE_CASES, CLASS_PAGE_SEED: FUZZ_SEED }, 'tests/server/classPageVideo.test.ts')
  },
  // Random writes and reads; every result must equal that of the memory store.
  async model(MODEL_RUNS = '2000') {
    const postgres = await requireCluster()
    const settings = { MODEL_RUNS, MODEL_SEED: FUZZ_SEED, TEST_DATABASE_URL: postgres.url }
    for (const database of ['embedded', 'postgres'])
      test(
        `${MODEL_RUNS} runs of 20 to 60 steps equal, ${database}`,
        settings,
        `tests/store/${database}.test.ts`,
        '-t',
        'answers every page as the memory store does',
      )
    await postgres.stop()
  },
  async importFuzz(IMPORT_FILES = '2000') {
    const settings = { IMPORT_STUDENTS: '10000', IMPORT_FILES }
    const faults = 'tests/server/importFaults.test.ts'
    test(
      '10000 odd students equal, exported and imported again',
      settings,
      'tests/server/importRoundTrip.test.ts',
    )
    test('60 faults in 500 rows named at their cells', settings, faults, '-t', 'faults in')
    test(`${IMPORT_FILES} random files checked as they are imported`, settings, faults, '-t', 'the check of')
  },
  // 40 scripts in every text field of every kind of record; every list, form, dialog and the trash opened with each.
  async payloads() {
    const settings = { PAYLOADS: 'all', E2E_RESULTS: '.cache/payloads.json' }
    const command = ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', 'payloads']
    run('40 scripts shown as typed, with no dialog and no report', command, settings)
  },
}

const drill = drills[name]
if (!drill) throw new Error(`There is no such drill. There are: ${Object.keys(drills).join(', ')}`)
console.log(`seed ${FUZZ_SEED}`)
await drill(given)

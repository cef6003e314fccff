/**
 * `npm test`: checks types, lint, format and unused code; runs unit, contract, store and architecture tests and every story in
 * both themes (Vitest); tests the built product in Chromium (Playwright). Continues after a failure, saves the results for
 * the page "Proof" in Storybook, and ends with a line of totals. TEST_RETRIES=1 retries failed browser tests once and lists
 * those that then pass; use it on shared machines only, because a flaky test is a defect.
 */
import './help.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { checks } from './checks.mjs'
import { readPlaywright, readVitest, writeLastRun } from './lastRun.mjs'

const results = 'test-results'

/** The duration of each step. @type {string[]} */
const times = []

/** Failures, repeated at the end of the long log. @type {string[]} */
const failures = []

/** Maximum length of a printed failure, in characters: a failed story may print its whole page. */
const LONGEST_FAILURE = 2000

/**
 * @param {string} title
 * @param {string[]} command
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(title, [command = '', ...args], environment = {}) {
  process.stdout.write(`\n== ${title}\n`)
  const startedAt = performance.now()
  return new Promise((settle) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      times.push(`${seconds} s  ${title}`)
      if (code !== 0) failures.push(title)
      settle(code === 0)
    })
  })
}

/** @typedef {{ passed: number, failed: number }} Count */

/** The count of a step that is a single test. @param {boolean} isGood @returns {Count} */
const single = (isGood) => ({ passed: Number(isGood), failed: Number(!isGood) })

/**
 * Returns the count in a runner's report. A runner that failed without a failed test, or wrote no report, counts as
 * one failure, so that nothing passes by not running.
 * @template Report
 * @param {string} file
 * @param {boolean} isGood
 * @param {(report: Report) => Count} read
 * @returns {Count}
 */
function counted(file, isGood, read) {
  if (!existsSync(file)) return single(false)
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  const isSilent = count.passed + count.failed === 0
  return (isGood && !isSilent) || count.failed > 0 ? count : { ...count, failed: 1 }
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const bin = 'node_modules/.bin'
const vitest = `${results}/vitest.json`
const e2e = resolve(results, 'e2e.json')
/** @type {Count[]} */
const counts = []

for (const [title, [program, ...args]] of checks) {
  counts.push(single(await run(title, [`${bin}/${program}`, ...args])))
}
counts.push(single(await run('build', [process.execPath, 'scripts/build.mjs'])))

const isUnitGood = await run('units, stores and stories', [
  `${bin}/vitest`,
  'run',
  // The console's stories in the dark theme have their own command: `npm run test:dark`.
  '--project=!stories-console-dark',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitest}`,
])
counts.push(
  counted(vitest, isUnitGood, (/** @type {{ numPassedTests: number, numFailedTests: number }} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })),
)

// Read first, because Playwright empties the results folder.
const unitOutcomes = readVitest(vitest)
const isE2eGood = await run(
  'the built product in a browser',
  [`${bin}/playwright`, 'test', '-c', 'tests/e2e/playwright.config.ts'],
  {
    E2E_RESULTS: e2e,
  },
)
counts.push(
  counted(
    e2e,
    isE2eGood,
    (/** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */ { stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }),
  ),
)

const e2eOutcomes = readPlaywright(e2e)
writeLastRun(unitOutcomes, e2eOutcomes)

failures.push(...unitOutcomes.failures, ...e2eOutcomes.failures)
for (const failure of failures) process.stdout.write(`\n== failed: ${failure.slice(0, LONGEST_FAILURE)}\n`)
for (const retried of [...unitOutcomes.retried, ...e2eOutcomes.retried]) {
  process.stdout.write(`\n== passed only when tried again: ${retried.slice(0, LONGEST_FAILURE)}\n`)
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`\n${times.join('\n')}\n\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

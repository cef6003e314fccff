/**
 * `npm test`: checks types, lint, format and unused code; runs unit, contract, store and architecture tests, the journeys and
 * every story (Vitest); tests the built product in Chromium (Playwright). Goes on after a failure, saves the results for
 * the page "Proof" in Storybook, and ends with a line of totals. TEST_RETRIES=1 retries failed browser tests once and lists
 * those that then pass; use it on shared machines only, because a flaky test is a defect. COVERAGE=1 measures which code runs.
 */
import './help.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { checks } from './checks.mjs'
import { readPlaywright, readVitest, writeLastRun } from './lastRun.mjs'
import { printTotals, runSteps } from './steps.mjs'
import { ONLY_IN_ALL, playwrightStep, vitestStep } from './testSteps.mjs'

/** Maximum length of a printed failure, in characters: a failed story may print its whole page. */
const LONGEST_FAILURE = 2000

/** Tests that are listed as the slowest. */
const SLOWEST = 10

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const vitest = `${results}/vitest.json`
const e2e = `${results}/e2e.json`

const isCovered = process.env.COVERAGE === '1'
/** Steps with one process each: two at a time. The others use two cores themselves. */
const light = [
  { title: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  ...checks.map(([title, [program, ...args]]) => ({
    title,
    command: [`node_modules/.bin/${program}`, ...args],
  })),
]
const heavy = [
  vitestStep('units, stores, journeys and stories', vitest, [
    '--project=!stories-frame',
    '--project=!stories-forced-colors',
    ...(isCovered ? ['--coverage'] : []),
  ]),
  playwrightStep('the built product in a browser', e2e, [`--grep-invert=${ONLY_IN_ALL}`]),
]
const outcomes = [...(await runSteps(light, 2)), ...(await runSteps(heavy, 1))]

const unit = readVitest(vitest)
const browser = readPlaywright(e2e)
writeLastRun(unit, browser)

const failures = [
  ...outcomes.filter(({ isGood }) => !isGood).map(({ title }) => title),
  ...unit.failures,
  ...browser.failures,
]
for (const failure of failures) process.stdout.write(`\n== failed: ${failure.slice(0, LONGEST_FAILURE)}\n`)
for (const retried of [...unit.retried, ...browser.retried]) {
  process.stdout.write(`\n== passed only when tried again: ${retried.slice(0, LONGEST_FAILURE)}\n`)
}
process.stdout.write(`\nThe ${SLOWEST} slowest tests:\n`)
const slowest = [...unit.durations, ...browser.durations].toSorted((one, other) => other.ms - one.ms)
for (const { name, ms } of slowest.slice(0, SLOWEST))
  process.stdout.write(`${(ms / 1000).toFixed(1)} s  ${name}\n`)
printTotals(outcomes)
process.exit(failures.length === 0 ? 0 : 1)

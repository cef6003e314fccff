/**
 * `npm test`: static checks, both builds, unit and store tests, journeys, every story, and the built product in a browser.
 * `npm run test:all`: all that there is; scripts/tiers.mjs says what that is and what each step may cost. Goes on after a failure,
 * saves the results for the page "Proof" in Storybook, and ends with a line of totals. CPU_BUDGETS=1 fails a step that costs more CPU
 * seconds than its budget, plus a fifth.
 */
import './help.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { readPlaywright, readVitest, writeLastRun } from './reports.mjs'
import { overCpuBudget, printFailures, printTotals, runSteps } from './steps.mjs'
import { heavySteps, lightSteps, reports } from './tiers.mjs'

/** Maximum length of a printed failure, in characters: a failed story may print its whole page. */
const LONGEST_FAILURE = 2000

/** Tests that are listed as the slowest. */
const SLOWEST = 10

const isAll = process.argv.includes('all')
/** The steps of .ci/run that `npm test` has not run before it. */
const isCiOnly = process.argv.includes('ci')

/** @param {import('./tiers.mjs').TieredStep} step */
const isWanted = ({ tier }) => isAll || (isCiOnly ? tier === 'ci' : tier === 'check' || tier === 'test')

if (isAll) process.env.TEST_RUNS ??= '10000'
mkdirSync('test-results', { recursive: true })
for (const file of Object.values(reports)) if (!isCiOnly) rmSync(file, { force: true })

const light = lightSteps.filter(isWanted)
const heavy = heavySteps
  .filter(isWanted)
  .map((step) => (isCiOnly && step.ciCommand ? { ...step, command: step.ciCommand } : step))
const outcomes = [...(await runSteps(light, 2)), ...(await runSteps(heavy, 1))]

if (isCiOnly) printFailures(outcomes)
else printResults()
const dear = process.env.CPU_BUDGETS ? overCpuBudget([...light, ...heavy], outcomes) : []
for (const line of dear) process.stdout.write(`\n== failed: over its budget: ${line}\n`)
printTotals([
  ...outcomes,
  ...dear.map((title) => ({ title, seconds: 0, isGood: false, count: { passed: 0, failed: 1 }, output: '' })),
])
process.exit(dear.length === 0 && outcomes.every(({ isGood }) => isGood) ? 0 : 1)

/** Keeps the outcome of each test for the page "Proof", and prints the failures and the slowest tests. */
function printResults() {
  const units = readVitest(reports.units)
  const stories = readPlaywright(reports.stories, 'stories')
  const browser = readPlaywright(reports.browser, 'e2e')
  writeLastRun(units, stories, browser)
  printFailures(outcomes.filter(({ title }) => !heavy.some((step) => step.title === title && step.report)))
  const all = [units, stories, browser]
  for (const { file, test, message } of all.flatMap(({ failures }) => failures)) {
    const failure = `${file}: ${test}\n${message}`
    process.stdout.write(`\n== failed: ${failure.slice(0, LONGEST_FAILURE)}\n`)
  }
  process.stdout.write(`\nThe ${SLOWEST} slowest tests:\n`)
  const slowest = all
    .flatMap(({ durations }) => durations)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
  for (const { name, ms } of slowest) process.stdout.write(`${(ms / 1000).toFixed(1)} s  ${name}\n`)
}

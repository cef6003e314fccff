/**
 * Runs tests, goes on after a failure, and ends with what each step cost and a line of totals (scripts/tiers.mjs lists the steps):
 *
 *   npm run check                     types, lint, format and unused code
 *   npm test                          these, both builds, unit and store tests, journeys, every story, and the built product
 *                                     in a browser; keeps the results for the page "Proof" in Storybook
 *   npm run test:all                  all that there is
 *   npm run test:changed [revision]   types, lint, the unit tests that import what changed since the revision (the last commit), and
 *                                     the stories of the folders in which something changed
 *   npm run test:drills [-- name...]  the named drills, or those of `npm run test:all`. Run `npm run build` first
 *
 * CPU_BUDGETS=1 fails a step that costs more CPU seconds than its budget, plus a fifth.
 */
import './help.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { changedSteps } from './changedSteps.mjs'
import { drills, drillSteps } from './drillSteps.mjs'
import { readPlaywright, readVitest, writeLastRun } from './reports.mjs'
import { overCpuBudget, printFailures, printTotals, runSteps } from './steps.mjs'
import { heavySteps, lightSteps, reports } from './tiers.mjs'

/** Maximum length of a printed failure, in characters: a failed story may print its whole page. */
const LONGEST_FAILURE = 2000

const [mode = 'test', ...words] = process.argv.slice(2)

/** @param {import('./tiers.mjs').Tier[]} tiers @param {readonly import('./tiers.mjs').TieredStep[]} steps */
const of = (tiers, steps) => steps.filter(({ tier }) => tiers.includes(tier))

/**
 * The steps of each mode: those that run beside each other, and those that run alone then.
 * @type {Record<string, () => [light: import('./steps.mjs').Step[], heavy: import('./steps.mjs').Step[]]>}
 */
const modes = {
  check: () => [of(['check'], lightSteps), []],
  test: () => [of(['check', 'test'], lightSteps), of(['test'], heavySteps)],
  // The steps of .ci/run that `npm test` has not run before it.
  ci: () => [
    [],
    of(['ci'], heavySteps).map((step) => ({ ...step, command: step.ciCommand ?? step.command })),
  ],
  all: () => [[...lightSteps], [...heavySteps]],
  changed: () => [changedSteps(words[0] ?? 'HEAD'), []],
  drills: () => [[], drillSteps(words)],
}

const unknown = mode === 'drills' ? words.filter((name) => !Object.hasOwn(drills, name)) : []
if (unknown.length > 0) {
  console.error(`No drill is called ${unknown.join(', ')}. There are: ${Object.keys(drills).join(', ')}`)
  process.exit(1)
}
const hasReports = mode === 'test' || mode === 'all'
if (mode === 'all') process.env.TEST_RUNS ??= '10000'
mkdirSync('test-results', { recursive: true })
if (hasReports) for (const file of Object.values(reports)) rmSync(file, { force: true })

const [light, heavy] = modes[mode]?.() ?? [[], []]
const outcomes = [...(await runSteps(light, 2)), ...(await runSteps(heavy, 1))]

if (hasReports) printResults()
else if (mode === 'ci') printFailures(outcomes)
const dear = process.env.CPU_BUDGETS ? overCpuBudget([...light, ...heavy], outcomes) : []
for (const line of dear) process.stdout.write(`\n== failed: over its budget: ${line}\n`)
printTotals([
  ...outcomes,
  ...dear.map((title) => ({ title, seconds: 0, isGood: false, count: { passed: 0, failed: 1 }, output: '' })),
])
process.exit(dear.length === 0 && outcomes.every(({ isGood }) => isGood) ? 0 : 1)

/** Keeps the outcome of each test for the page "Proof", and prints the failures. */
function printResults() {
  const units = readVitest(reports.units)
  const stories = readPlaywright(reports.stories, 'stories')
  const browser = readPlaywright(reports.browser, 'e2e')
  writeLastRun(units, stories, browser)
  printFailures(outcomes.filter(({ title }) => !heavy.some((step) => step.title === title && step.report)))
  for (const { file, test, message } of [units, stories, browser].flatMap(({ failures }) => failures)) {
    const failure = `${file}: ${test}\n${message}`
    process.stdout.write(`\n== failed: ${failure.slice(0, LONGEST_FAILURE)}\n`)
  }
}

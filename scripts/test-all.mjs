/**
 * `npm run test:all`: everything. First `npm test`, with the coverage of the code by folder; then what it leaves out: the
 * console's frame on every resource, every component in forced colours, the long browser tests, a real PostgreSQL (installed if missing, on Debian as root),
 * the drills, the design system as a package and its sizes, docs pages, large letters and pictures. `--beyond` leaves out
 * `npm test` and what continuous integration has no time for: docs pages, large letters, pictures, the frame on every
 * resource, which one resource has in `npm test`, and parts of long drills.
 */
import './help.mjs'
import { mkdirSync } from 'node:fs'
import { printCoverage } from './coverage.mjs'
import { drillSteps } from './drills.mjs'
import { printTotals, runSteps } from './steps.mjs'
import { ONLY_IN_ALL, playwrightStep, storybookStep, vitestStep } from './testSteps.mjs'

/** Lines of a failed step that are repeated at the end of the long log. */
const REPEATED_LINES = 60

const isBeyond = process.argv.includes('--beyond')
/** The drills that continuous integration has time for. */
const inCi = ['postgres', 'kill', 'fuzz', 'races', 'backup', 'servers', 'start', 'stop', 'forms', 'failures']

/** @param {import('./drills.mjs').Drill['runs']} runs */
const drillsThat = (runs) =>
  drillSteps(runs, isBeyond).filter(
    ({ title }) => !isBeyond || inCi.some((name) => title === `drill: ${name}`),
  )

const results = 'test-results'
mkdirSync(results, { recursive: true })

/** @param {string} title @param {string} file of scripts or tests @returns {import('./steps.mjs').Step} */
const program = (title, file) => ({ title, command: [process.execPath, file] })

const outcomes = [
  ...(isBeyond
    ? []
    : await runSteps([{ ...program('npm test', 'scripts/test.mjs'), environment: { COVERAGE: '1' } }], 1)),
  ...(await runSteps([program('PostgreSQL is installed', 'scripts/postgres.mjs')], 1)),
  ...(await runSteps(
    [
      vitestStep('every component in forced colours', `${results}/forcedColors.json`, [
        '--project=stories-forced-colors',
      ]),
      ...(isBeyond
        ? []
        : [
            vitestStep("the console's frame on every resource", `${results}/frame.json`, [
              '--project=stories-frame',
            ]),
          ]),
      playwrightStep('long tests of the built product', `${results}/e2e-all.json`, [`--grep=${ONLY_IN_ALL}`]),
      program('npm start: sign in, save a course, restart, still there', 'tests/hard/firstRun.mjs'),
    ],
    1,
  )),
  // Each of them leaves one of two cores idle.
  ...(await runSteps(drillsThat('beside'), 2)),
  ...(await runSteps(
    [
      program('the design system as a package', 'scripts/build-design-system.mjs'),
      isBeyond
        ? storybookStep('trade words find their part in Storybook', 'docs', ['--project=search'])
        : storybookStep('docs pages in both themes, and the search', 'docs'),
      ...(isBeyond ? [] : [storybookStep('every story in letters of 200 % and longer words', 'letters')]),
      // A wanted change of looks is no failure of a change as such, so its pictures are compared by its maker.
      ...(isBeyond ? [] : [program('pictures, compared with the last commit', 'scripts/visual.mjs')]),
      program('the design system in an empty app', 'scripts/check-design-system.mjs'),
      program('the design system stays within its sizes', 'scripts/sizes.mjs'),
      ...drillsThat('alone'),
    ],
    1,
  )),
]

for (const { title, isGood, output } of outcomes) {
  if (isGood) continue
  const lines = output.trimEnd().split('\n').slice(-REPEATED_LINES)
  process.stdout.write(`\n== failed: ${title}\n${lines.join('\n')}\n`)
}
if (!isBeyond) printCoverage()
printTotals(outcomes)
process.exit(outcomes.every(({ isGood }) => isGood) ? 0 : 1)

/**
 * What runs when, and what it may cost: each step with its tiers and its budget in CPU seconds, measured where continuous
 * integration runs: the same work costs up to 1.8 times as much on two threads of one core as on two quiet cores.
 * `npm run check` runs the tier `check`, `npm test` the tier `test`, `.ci/run` then `ci`, and `npm run test:all` everything.
 */
import { drillSteps } from './drillSteps.mjs'

/** @typedef {'check' | 'test' | 'ci' | 'all'} Tier the first tier that a step belongs to; each includes those before it */
/**
 * `ciCommand`: a shorter form in continuous integration
 * @typedef {import('./steps.mjs').Step & { tier: Tier, ciCommand?: readonly string[] }} TieredStep
 */
/** @typedef {Omit<TieredStep, 'title' | 'tier' | 'cpu'>} Run */

/** The tag of browser tests that `npm run test:all` runs and `npm test` does not. */
export const ONLY_IN_ALL = '@all'

/** Reports of the runners, of which the tests are counted and the page "Proof" is made. */
export const reports = {
  units: 'test-results/vitest.json',
  stories: 'test-results/stories.json',
  browser: 'test-results/e2e.json',
}

/** @param {string} title @param {Tier} tier @param {number} cpu @param {Run} run @returns {TieredStep} */
const step = (title, tier, cpu, run) => ({ title, tier, cpu, ...run })

/** @param {string} name of an installed tool @param {readonly string[]} args */
const tool = (name, ...args) => ({ command: [`node_modules/.bin/${name}`, ...args] })

/** @param {string} file of scripts or tests @param {readonly string[]} args */
const node = (file, ...args) => ({ command: [process.execPath, file, ...args] })

/** @param {string} folder of tests @param {string} file of the report @param {readonly string[]} args @returns {Run} */
const playwright = (folder, file, ...args) => ({
  ...tool('playwright', 'test', '-c', `tests/${folder}/playwright.config.ts`, ...args),
  report: { file, kind: 'playwright' },
})

/** @param {string} file of the report @param {Record<string, string>} environment @param {readonly string[]} paths @returns {Run} */
const stories = (file, environment, ...paths) => ({
  ...node('scripts/stories.mjs', ...paths),
  environment: { ...environment, STORIES_RESULTS: file },
  report: { file, kind: 'playwright' },
})

/** Two at a time, as each leaves one of two cores idle. */
export const lightSteps = [
  // Its rules need the types anyway, so it reports the compiler's errors, too, in half the time of both.
  step('types and lint', 'check', 58, tool('oxlint', '--type-check')),
  step('format', 'check', 5, tool('oxfmt', '--check')),
  step('nothing unused', 'check', 16, tool('knip', '--no-progress')),
  step('the product is built', 'test', 40, node('scripts/product.mjs')),
  step('the journeys are built', 'test', 11, node('scripts/journeys.mjs')),
  step('Storybook is built', 'test', 70, node('scripts/storybook.mjs')),
]

const units = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reports.units}`]
const longTests = 'test-results/e2e-all.json'
const docs = 'test-results/docs.json'
const forcedColours = stories(
  'test-results/forcedColors.json',
  { FORCED_COLORS: '1' },
  'stories/design-system',
  'stories/site',
)

/** One at a time: they use both cores. */
export const heavySteps = [
  step('units, stores and journeys', 'test', 310, {
    ...tool('vitest', 'run', ...units),
    report: { file: reports.units, kind: 'vitest' },
  }),
  step('every story', 'test', 680, stories(reports.stories, {})),
  step(
    'the product in a browser',
    'test',
    135,
    playwright('e2e', reports.browser, `--grep-invert=${ONLY_IN_ALL}`),
  ),
  step('npm start, a saved course, a restart', 'ci', 30, node('tests/drills/firstRun.mjs')),
  step('PostgreSQL and nginx are installed', 'ci', 70, node('scripts/servers.mjs')),
  step('every component in forced colours', 'all', 250, forcedColours),
  step('long tests of the built product', 'all', 400, {
    ...playwright('e2e', longTests, `--grep=${ONLY_IN_ALL}`),
    environment: { E2E_RESULTS: longTests },
  }),
  step(
    'search and Atlas of Storybook',
    'all',
    90,
    playwright('docs', docs, '--project=search', '--project=atlas'),
  ),
  step(
    'docs pages in both themes',
    'all',
    900,
    playwright('docs', docs, '--project=pages', '--project=median'),
  ),
  step('every story in large text', 'all', 2500, playwright('text-zoom', 'test-results/text-zoom.json')),
  // A wanted change of looks is no failure of a change as such, so its pictures are compared by its maker.
  step('pictures, compared with the last commit', 'all', 900, node('scripts/visual.mjs')),
  step('the design system as a package', 'all', 60, node('scripts/build-design-system.mjs')),
  step('the design system in an empty app', 'all', 300, node('scripts/check-design-system.mjs')),
  step('the design system stays within its sizes', 'all', 60, node('scripts/sizes.mjs')),
  step('planted faults are caught', 'ci', 500, {
    ...node('scripts/faults.mjs'),
    ciCommand: node('scripts/faults.mjs', '--tenth').command,
  }),
  ...drillSteps(),
]

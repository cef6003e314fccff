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

/** The tag of browser tests that `npm run test:all` runs and `npm test` does not. */
export const ONLY_IN_ALL = '@all'

/** Reports of the runners, of which the tests are counted and the page "Proof" is made. */
export const reports = {
  units: 'test-results/vitest.json',
  stories: 'test-results/stories.json',
  browser: 'test-results/e2e.json',
}

const bin = 'node_modules/.bin'

/** @param {string} file of scripts or tests @param {readonly string[]} args */
const node = (file, ...args) => [process.execPath, file, ...args]

/** @param {string} name of the folder in tests @param {readonly string[]} args */
const playwright = (name, ...args) => [
  `${bin}/playwright`,
  'test',
  '-c',
  `tests/${name}/playwright.config.ts`,
  ...args,
]

/** @param {string} file where the report is written */
const vitestReport = (file) => ({ file, kind: /** @type {const} */ ('vitest') })

/** @param {string} file where the report is written */
const playwrightReport = (file) => ({ file, kind: /** @type {const} */ ('playwright') })

const forcedColors = 'test-results/forcedColors.json'

/** Two at a time, as each leaves one of two cores idle. @type {readonly TieredStep[]} */
export const lightSteps = [
  { title: 'types', tier: 'check', cpu: 46, command: [`${bin}/tsc`, '--noEmit'] },
  { title: 'lint', tier: 'check', cpu: 44, command: [`${bin}/oxlint`] },
  { title: 'format', tier: 'check', cpu: 5, command: [`${bin}/oxfmt`, '--check'] },
  { title: 'nothing unused', tier: 'check', cpu: 16, command: [`${bin}/knip`, '--no-progress'] },
  { title: 'the product is built', tier: 'test', cpu: 40, command: node('scripts/product.mjs') },
  { title: 'the journeys are built', tier: 'test', cpu: 11, command: node('scripts/journeys.mjs') },
  { title: 'Storybook is built', tier: 'test', cpu: 70, command: node('scripts/storybook.mjs') },
]

/** One at a time: they use both cores. @type {readonly TieredStep[]} */
export const heavySteps = [
  {
    title: 'units, stores and journeys',
    tier: 'test',
    cpu: 310,
    command: [
      `${bin}/vitest`,
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reports.units}`,
    ],
    report: vitestReport(reports.units),
  },
  {
    title: 'every story',
    tier: 'test',
    cpu: 680,
    command: node('scripts/stories.mjs'),
    report: playwrightReport(reports.stories),
  },
  {
    title: 'the built product in a browser',
    tier: 'test',
    cpu: 118,
    command: playwright('e2e', `--grep-invert=${ONLY_IN_ALL}`),
    report: playwrightReport(reports.browser),
  },
  {
    title: 'npm start: sign in, save a course, restart, still there',
    tier: 'ci',
    cpu: 30,
    command: node('tests/drills/firstRun.mjs'),
  },
  { title: 'PostgreSQL and nginx are installed', tier: 'ci', cpu: 70, command: node('scripts/servers.mjs') },
  {
    title: 'every component in forced colours',
    tier: 'all',
    cpu: 250,
    command: node('scripts/stories.mjs', 'stories/design-system', 'stories/site'),
    environment: { FORCED_COLORS: '1', STORIES_RESULTS: forcedColors },
    report: playwrightReport(forcedColors),
  },
  {
    title: 'long tests of the built product',
    tier: 'all',
    cpu: 400,
    command: playwright('e2e', `--grep=${ONLY_IN_ALL}`),
    environment: { E2E_RESULTS: 'test-results/e2e-all.json' },
    report: playwrightReport('test-results/e2e-all.json'),
  },
  {
    title: 'trade words find their part in Storybook, and three clicks a state',
    tier: 'all',
    cpu: 90,
    command: playwright('docs', '--project=search', '--project=atlas'),
    report: playwrightReport('test-results/docs.json'),
  },
  {
    title: 'docs pages in both themes',
    tier: 'all',
    cpu: 900,
    command: playwright('docs', '--project=pages', '--project=median'),
    report: playwrightReport('test-results/docs.json'),
  },
  {
    title: 'every story in text of 200 % and longer words',
    tier: 'all',
    cpu: 2500,
    command: playwright('text-zoom'),
    report: playwrightReport('test-results/text-zoom.json'),
  },
  // A wanted change of looks is no failure of a change as such, so its pictures are compared by its maker.
  {
    title: 'pictures, compared with the last commit',
    tier: 'all',
    cpu: 900,
    command: node('scripts/visual.mjs'),
  },
  {
    title: 'the design system as a package',
    tier: 'all',
    cpu: 60,
    command: node('scripts/build-design-system.mjs'),
  },
  {
    title: 'the design system in an empty app',
    tier: 'all',
    cpu: 300,
    command: node('scripts/check-design-system.mjs'),
  },
  {
    title: 'the design system stays within its sizes',
    tier: 'all',
    cpu: 60,
    command: node('scripts/sizes.mjs'),
  },
  {
    title: 'planted faults are caught',
    tier: 'ci',
    cpu: 500,
    command: node('scripts/faults.mjs'),
    ciCommand: node('scripts/faults.mjs', '--tenth'),
  },
  ...drillSteps(),
]

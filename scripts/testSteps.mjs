/** Steps that run tests by Vitest and by Playwright, with reports of which the tests are counted. */
import { resolve } from 'node:path'

/** The tag of browser tests that `npm run test:all` runs and `npm test` does not. */
export const ONLY_IN_ALL = '@all'

const bin = 'node_modules/.bin'

/**
 * @param {string} title @param {string} file where the report is written @param {readonly string[]} args
 * @returns {import('./steps.mjs').Step}
 */
export const vitestStep = (title, file, args) => ({
  title,
  command: [
    `${bin}/vitest`,
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  report: {
    file,
    read: countVitest,
  },
})

/**
 * @param {string} title @param {string} file where the report is written @param {readonly string[]} args
 * @returns {import('./steps.mjs').Step}
 */
export const playwrightStep = (title, file, args) => ({
  title,
  command: [`${bin}/playwright`, 'test', '-c', 'tests/e2e/playwright.config.ts', ...args],
  environment: { E2E_RESULTS: resolve(file) },
  report: {
    file,
    read: countPlaywright,
  },
})

/**
 * Tests over a built Storybook, which write their own report.
 * @param {string} title @param {string} name of their folder @param {readonly string[]} [args]
 * @returns {import('./steps.mjs').Step}
 */
export const storybookStep = (title, name, args = []) => ({
  title,
  command: [`${bin}/playwright`, 'test', '-c', `tests/${name}/playwright.config.ts`, ...args],
  report: {
    file: `test-results/${name}.json`,
    read: countPlaywright,
  },
})

/** @param {string} json @returns {import('./steps.mjs').Count} */
function countVitest(json) {
  /** @type {{ numPassedTests: number, numFailedTests: number }} */
  const { numPassedTests, numFailedTests } = JSON.parse(json)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** @param {string} json @returns {import('./steps.mjs').Count} */
function countPlaywright(json) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */
  const { stats } = JSON.parse(json)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

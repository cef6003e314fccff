/** Reads the reports of the test runners, and saves the last full run for the page "Proof" in Storybook. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** @typedef {import('#storybook/proof.ts').LastRun} LastRun */
/** @typedef {{ file: string, test: string, message: string }} Failure */
/** @typedef {Pick<LastRun, 'stories' | 'tests'> & { failures: Failure[] }} Outcomes */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ results: { error?: { message?: string } }[] }} Tries */
/** @typedef {{ title: string, specs: { title: string, file: string, ok: boolean, tests: Tries[] }[], suites?: Suite[] }} Suite */

/** Where the last full run is kept. */
export const LAST_RUN = '.cache/last-run.json'

/** @returns {Outcomes} */
const none = () => ({ stories: {}, tests: {}, failures: [] })

/** Records an outcome. A test that ran several times passed only if it passed every time. @param {Record<string, boolean>} all @param {string} name @param {boolean} isGood */
function add(all, name, isGood) {
  all[name] = isGood && (all[name] ?? true)
}

/** Returns a message with its stack, without the frames of libraries. */
const ownLines = (message = '') =>
  message
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .join('\n')

/**
 * @param {string} report path of Vitest's JSON report, which may not be there
 * @param {string} [tree] the folder in which the tests ran @returns {Outcomes}
 */
export function readVitest(report, tree = process.cwd()) {
  const outcomes = none()
  if (!existsSync(report)) return outcomes
  /** @type {{ testResults: { name: string, status: string, message?: string, assertionResults: Assertion[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  for (const { name, status: ending, message = '', assertionResults } of testResults) {
    const file = relative(tree, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (message !== '' || (ending === 'failed' && failed.length === 0))
      outcomes.failures.push({ file, test: 'does not load', message })
    for (const { fullName, failureMessages = [] } of failed)
      outcomes.failures.push({ file, test: fullName, message: ownLines(failureMessages[0]) })
    for (const { fullName, status } of assertionResults) add(outcomes.tests, fullName, status === 'passed')
  }
  return outcomes
}

/**
 * @param {string} report path of Playwright's JSON report, which may not be there
 * @param {'stories' | 'e2e'} folder of tests; a test of a story bears its id
 * @returns {Outcomes}
 */
export function readPlaywright(report, folder) {
  const outcomes = none()
  if (!existsSync(report)) return outcomes
  /** @param {Suite} suite @param {string} parentTitle */
  function read(suite, parentTitle) {
    const fullTitle = `${parentTitle} ${suite.title}`.trim()
    for (const { title, file, ok, tests } of suite.specs) {
      if (folder === 'stories') add(outcomes.stories, title, ok)
      else add(outcomes.tests, `${fullTitle} ${title}`, ok)
      if (ok) continue
      const [error] = tests.flatMap(({ results }) => results).flatMap((result) => result.error ?? [])
      const message = error?.message ?? ''
      outcomes.failures.push({ file: `tests/${folder}/${file}`, test: title, message })
    }
    for (const inner of suite.suites ?? []) read(inner, fullTitle)
  }
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  for (const suite of suites) read(suite, '')
  return outcomes
}

/** @param {Outcomes[]} outcomes */
export function writeLastRun(...outcomes) {
  /** @type {LastRun} */
  const run = {
    at: new Date().toISOString(),
    stories: Object.assign({}, ...outcomes.map(({ stories }) => stories)),
    tests: Object.assign({}, ...outcomes.map(({ tests }) => tests)),
  }
  mkdirSync(dirname(LAST_RUN), { recursive: true })
  writeFileSync(LAST_RUN, JSON.stringify(run))
}

/** Reads the reports of the test runners and saves the last full run for the page "Proof" in Storybook. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** @typedef {import('#storybook/proof.ts').LastRun} LastRun */
/**
 * Outcomes with a printable list of failed tests, and how long each test took.
 * @typedef {Pick<LastRun, 'stories' | 'tests'> & { failures: string[], durations: Duration[] }} Outcomes
 */
/** @typedef {{ name: string, ms: number }} Duration */
/** @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages?: string[] }} Assertion */
/** @typedef {{ results: { duration: number, error?: { message?: string } }[] }} Tries */
/** @typedef {{ title: string, specs: { title: string, file: string, ok: boolean, tests: Tries[] }[], suites?: Suite[] }} Suite */

/** Where the last full run is kept. */
export const LAST_RUN = '.cache/last-run.json'

/** @returns {Outcomes} */
const none = () => ({ stories: {}, tests: {}, failures: [], durations: [] })

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

/** @param {string} report path of Vitest's JSON report @returns {Outcomes} */
export function readVitest(report) {
  const outcomes = none()
  if (!existsSync(report)) return outcomes
  /** @type {{ testResults: { name: string, message?: string, assertionResults: Assertion[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name)
    if (message) outcomes.failures.push(`${file}: ${message}`)
    for (const { fullName, status, duration, failureMessages = [] } of assertionResults) {
      outcomes.durations.push({ name: `${file}: ${fullName}`, ms: duration ?? 0 })
      add(outcomes.tests, fullName, status === 'passed')
      if (status === 'failed')
        outcomes.failures.push(`${file}: ${fullName}
${ownLines(failureMessages[0])}`)
    }
  }
  return outcomes
}

/**
 * @param {string} report path of Playwright's JSON report
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
      const results = tests.flatMap((test) => test.results)
      const name = folder === 'stories' ? title : `tests/e2e/${file}: ${title}`
      outcomes.durations.push({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) })
      const message = results.find(({ error }) => error)?.error?.message ?? ''
      if (!ok) outcomes.failures.push(`${name}\n${message}`)
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

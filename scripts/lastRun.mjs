/** Keeps what the last run of all tests said, for Storybook's page of proofs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {import('#storybook/proof.ts').LastRun} LastRun */
/** @typedef {Pick<LastRun, 'stories' | 'tests'>} Outcomes */
/** @typedef {{ title: string, specs: { title: string, ok: boolean }[], suites?: Suite[] }} Suite */

const file = '.cache/last-run.json'

/** @returns {Outcomes} */
const none = () => ({ stories: {}, tests: {} })

/** What ran several times is good when it was good every time. @param {Record<string, boolean>} all @param {string} name @param {boolean} isGood */
function add(all, name, isGood) {
  all[name] = isGood && (all[name] ?? true)
}

/** @param {string} report Vitest's, as JSON @returns {Outcomes} */
export function readVitest(report) {
  const outcomes = none()
  if (!existsSync(report)) return outcomes
  /** @type {{ testResults: { assertionResults: { fullName: string, status: string, meta?: { storyId?: string } }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  for (const { fullName, status, meta } of testResults.flatMap((each) => each.assertionResults)) {
    if (meta?.storyId === undefined) add(outcomes.tests, fullName, status === 'passed')
    else add(outcomes.stories, meta.storyId, status === 'passed')
  }
  return outcomes
}

/** @param {string} report Playwright's, as JSON @returns {Outcomes} */
export function readPlaywright(report) {
  const outcomes = none()
  if (!existsSync(report)) return outcomes
  /** @param {Suite} suite @param {string} around */
  function read(suite, around) {
    const here = `${around} ${suite.title}`.trim()
    for (const { title, ok } of suite.specs) add(outcomes.tests, `${here} ${title}`, ok)
    for (const inner of suite.suites ?? []) read(inner, here)
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
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(run))
}

/** The last run, where there was one. @returns {LastRun | undefined} */
export function readLastRun() {
  if (!existsSync(file)) return undefined
  /** @type {LastRun} */
  const run = JSON.parse(readFileSync(file, 'utf8'))
  return run
}

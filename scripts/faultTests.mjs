/** Runs the tests that may catch a fault in its tree, each run up to its first failure. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { ONLY_IN_ALL } from './tiers.mjs'

/** @typedef {import('#tests/faults/fault.mjs').Way} Way */
/** @typedef {{ file: string, test: string }} Failure */
/** @typedef {{ failed: Failure | undefined, isBroken: boolean, output: string }} Run `isBroken`: the tests could not be run */

const REPORT = 'test-results/faults.json'
const bin = 'node_modules/.bin'
const nodeProjects = ['--project=node', '--project=node-alone']

/**
 * @param {string} tree @param {string[]} command @param {Record<string, string>} [environment]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function start(tree, [program = '', ...args], environment = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { cwd: tree, env: { ...process.env, ...environment } })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** @param {string} tree @param {string[]} args */
async function vitest(tree, args) {
  const report = ['--reporter=json', `--outputFile.json=${REPORT}`]
  const command = [`${bin}/vitest`, ...args, ...report]
  const found = await run(tree, [...command, '--bail=1'], {}, vitestFailure)
  // Vitest may stop at the first failure before it is in the report.
  return found.isBroken ? run(tree, command, {}, vitestFailure) : found
}

/**
 * @param {string} tree @param {string} config a folder of tests @param {string[]} args
 * @param {Record<string, string>} environment
 */
function playwright(tree, config, args, environment) {
  const command = [`${bin}/playwright`, 'test', '-c', `tests/${config}/playwright.config.ts`, '-x', ...args]
  return run(tree, command, environment, playwrightFailure)
}

/**
 * @param {string} tree @param {string[]} command @param {Record<string, string>} environment
 * @param {(report: any, tree: string) => Failure | undefined} failureIn @returns {Promise<Run>}
 */
async function run(tree, command, environment, failureIn) {
  const file = join(tree, REPORT)
  rmSync(file, { force: true })
  const { code, output } = await start(tree, command, environment)
  const failed = existsSync(file) ? failureIn(JSON.parse(readFileSync(file, 'utf8')), tree) : undefined
  return { failed, isBroken: failed === undefined && code !== 0, output }
}

/**
 * @param {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @param {string} tree @returns {Failure | undefined}
 */
function vitestFailure({ testResults }, tree) {
  const result = testResults.find(({ status }) => status === 'failed')
  if (!result) return undefined
  const test = result.assertionResults.find(({ status }) => status === 'failed')
  return { file: relative(tree, result.name), test: test?.fullName ?? 'does not load' }
}

/** @typedef {{ specs: { title: string, file: string, ok: boolean, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/** @param {{ suites: Suite[] }} report @returns {Failure | undefined} */
function playwrightFailure({ suites }) {
  for (const { specs, suites: inner = [] } of suites) {
    const spec = specs.find(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    const failure = spec ? { file: spec.file, test: spec.title } : playwrightFailure({ suites: inner })
    if (failure) return failure
  }
  return undefined
}

/** How the files of each way are run. @type {Record<Way, (tree: string, files: string[]) => Promise<Run>>} */
export const ways = {
  units: (tree, files) => vitest(tree, ['run', ...nodeProjects, ...files]),
  async journeys(tree, files) {
    const built = await start(tree, [process.execPath, 'scripts/journeys.mjs'])
    if (built.code !== 0) return { failed: undefined, isBroken: true, output: built.output }
    return vitest(tree, ['run', '--project=journeys', ...files.map((file) => basename(file, '.tsx'))])
  },
  // Builds Storybook of these files first.
  stories: (tree, files) =>
    playwright(tree, 'stories', [], {
      STORIES: files.join(),
      STORYBOOK_FILES: files.join(),
      STORIES_RESULTS: REPORT,
    }),
  async browser(tree, files) {
    const built = await start(tree, [process.execPath, 'scripts/product.mjs'])
    if (built.code !== 0) return { failed: undefined, isBroken: true, output: built.output }
    return playwright(tree, 'e2e', [`--grep-invert=${ONLY_IN_ALL}`, ...files], {
      E2E_RESULTS: join(tree, REPORT),
    })
  },
}

/** All unit tests that import a file, at whatever distance. @param {string} tree @param {string} file */
export const related = (tree, file) =>
  vitest(tree, ['related', file, '--run', '--passWithNoTests', ...nodeProjects])

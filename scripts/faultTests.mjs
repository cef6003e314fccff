/** Runs the tests that may catch a fault in its tree, each run up to its first failure. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readPlaywright, readVitest } from './reports.mjs'
import { ONLY_IN_ALL } from './tiers.mjs'

/** @typedef {import('#tests/faults/fault.mjs').Way} Way */
/** @typedef {import('./reports.mjs').Failure} Failure */
/**
 * @typedef {{ failed: Failure | undefined, isBroken: boolean, output: string }} Run `isBroken`: the tests
 * could not be run
 */

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
  /** @param {string} file */
  const read = (file) => readVitest(file, tree)
  const found = await run(tree, [...command, '--bail=1'], {}, read)
  // Vitest may stop at the first failure before it is in the report.
  return found.isBroken ? run(tree, command, {}, read) : found
}

/**
 * @param {string} tree @param {'stories' | 'e2e'} folder of tests @param {string[]} args
 * @param {Record<string, string>} environment
 */
function playwright(tree, folder, args, environment) {
  const command = [`${bin}/playwright`, 'test', '-c', `tests/${folder}/playwright.config.ts`, '-x', ...args]
  return run(tree, command, environment, (file) => readPlaywright(file, folder))
}

/**
 * @param {string} tree @param {string[]} command @param {Record<string, string>} environment
 * @param {(report: string) => import('./reports.mjs').Outcomes} read its report @returns {Promise<Run>}
 */
async function run(tree, command, environment, read) {
  const report = join(tree, REPORT)
  rmSync(report, { force: true })
  const { code, output } = await start(tree, command, environment)
  const [failed] = read(report).failures
  return { failed, isBroken: failed === undefined && code !== 0, output }
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

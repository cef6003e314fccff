/** Runs the steps of a test run, several at once, and reports their results. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly string[]} command
 * @property {Record<string, string>} [environment]
 * @property {{ file: string, read: (report: string) => Count }} [report] a runner's report and how its tests are counted;
 * a step without one is a single test
 */

/** @typedef {{ title: string, seconds: number, isGood: boolean, count: Count, output: string }} Outcome */

/**
 * Returns the count in a runner's report. A runner that failed without a failed test, or wrote no report, counts as
 * one failure, so that nothing passes by not running.
 * @param {Step} step @param {boolean} isGood @returns {Count}
 */
function countOf({ report }, isGood) {
  const single = { passed: Number(isGood), failed: Number(!isGood) }
  if (!report) return single
  if (!existsSync(report.file)) return { passed: 0, failed: 1 }
  const count = report.read(readFileSync(report.file, 'utf8'))
  const isSilent = count.passed + count.failed === 0
  return (isGood && !isSilent) || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** @param {Step} step @param {boolean} isAlone whether its output can be shown as it comes @returns {Promise<Outcome>} */
function run(step, isAlone) {
  const [program = '', ...args] = step.command
  process.stdout.write(`.. ${step.title}\n`)
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...step.environment },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (isAlone) process.stdout.write(text)
      })
    }
    child.on('close', (code) => {
      const isGood = code === 0
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const ending = `\n== ${step.title}: ${isGood ? 'passed' : 'failed'}, ${seconds} s\n`
      process.stdout.write(isAlone ? ending : ending + output)
      resolve({ title: step.title, seconds, isGood, count: countOf(step, isGood), output })
    })
  })
}

/**
 * Runs steps in their order, as many at a time as there are lanes. Goes on after a failure.
 * @param {readonly Step[]} steps @param {number} lanes
 * @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps, lanes) {
  const waiting = [...steps]
  /** @type {Outcome[]} */
  const outcomes = []
  async function runNext() {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await run(step, lanes === 1))
  }
  await Promise.all(Array.from({ length: lanes }, runNext))
  return outcomes
}

/** Prints how long each step took, the slowest first, and the totals in the last line. @param {readonly Outcome[]} outcomes */
export function printTotals(outcomes) {
  const passed = outcomes.reduce((sum, { count }) => sum + count.passed, 0)
  const failed = outcomes.reduce((sum, { count }) => sum + count.failed, 0)
  process.stdout.write('\n')
  for (const { title, seconds } of outcomes.toSorted((one, other) => other.seconds - one.seconds))
    process.stdout.write(`${seconds} s  ${title}\n`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
}

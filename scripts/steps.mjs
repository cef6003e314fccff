/** Runs the steps of a test run, several at once, and reports their results and what they cost. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { measureCpu } from './cpuSeconds.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly string[]} command
 * @property {number} cpu its budget: the CPU seconds that it needs in continuous integration
 * @property {Record<string, string>} [environment]
 * @property {{ file: string, kind: 'vitest' | 'playwright' }} [report] a runner's report; a step without one is a single test
 */

/** @typedef {{ title: string, seconds: number, cpu?: number, isGood: boolean, count: Count, output: string }} Outcome */

/** How far a step may exceed its budget: no two runs cost the same. */
const TOLERANCE = 1.2

/** Lines of a failed step that are repeated at the end of a long log. */
const REPEATED_LINES = 60

/** @type {Record<'vitest' | 'playwright', (report: any) => Count>} */
const counts = {
  vitest: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
}

/**
 * Returns the count in a runner's report. A runner that failed without a failed test, or wrote no report, counts as
 * one failure, so that nothing passes by not running.
 * @param {Step} step @param {boolean} isGood @returns {Count}
 */
function countOf({ report }, isGood) {
  const single = { passed: Number(isGood), failed: Number(!isGood) }
  if (!report) return single
  if (!existsSync(report.file)) return { passed: 0, failed: 1 }
  const count = counts[report.kind](JSON.parse(readFileSync(report.file, 'utf8')))
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
    const endMeasure = measureCpu(child.pid)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (isAlone) process.stdout.write(text)
      })
    }
    child.on('close', (code) => {
      const isGood = code === 0
      const cpu = endMeasure()
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const cost = cpu === undefined ? '' : `, ${Math.round(cpu)} CPU s of ${step.cpu}`
      const ending = `\n== ${step.title}: ${isGood ? 'passed' : 'failed'}, ${seconds} s${cost}\n`
      process.stdout.write(isAlone || isGood ? ending : ending + output)
      resolve({ title: step.title, seconds, cpu, isGood, count: countOf(step, isGood), output })
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

/** Returns a line for each step that cost more than its budget allows. @param {readonly Step[]} steps @param {readonly Outcome[]} outcomes */
export function overCpuBudget(steps, outcomes) {
  return outcomes.flatMap(({ title, cpu = 0 }) => {
    const budget = steps.find((step) => step.title === title)?.cpu ?? 0
    return cpu > budget * TOLERANCE ? [`${title}: ${Math.round(cpu)} CPU s, and its budget is ${budget}`] : []
  })
}

/** Prints the ends of failed steps. @param {readonly Outcome[]} outcomes */
export function printFailures(outcomes) {
  for (const { title, isGood, output } of outcomes) {
    if (isGood) continue
    const lines = output.trimEnd().split('\n').slice(-REPEATED_LINES)
    process.stdout.write(`\n== failed: ${title}\n${lines.join('\n')}\n`)
  }
}

/** Prints what each step cost, the dearest first, and the totals in the last line. @param {readonly Outcome[]} outcomes */
export function printTotals(outcomes) {
  const passed = outcomes.reduce((sum, { count }) => sum + count.passed, 0)
  const failed = outcomes.reduce((sum, { count }) => sum + count.failed, 0)
  const whole = outcomes.reduce((sum, { cpu = 0 }) => sum + cpu, 0)
  process.stdout.write('\n')
  for (const { title, seconds, cpu = 0 } of outcomes.toSorted(
    (one, other) => (other.cpu ?? 0) - (one.cpu ?? 0),
  ))
    process.stdout.write(`${Math.round(cpu)} CPU s, ${seconds} s  ${title}\n`)
  process.stdout.write(`${Math.round(whole)} CPU s in all\n\n${passed} passed, ${failed} failed\n`)
}

/**
 * `npm run test:faults [-- name or kind...]`: tests the tests. Plants each fault of tests/faults in a copy of the working tree in
 * .cache/faults, one at a time, and runs the tests that are to catch it, then all unit tests that reach its file. Ends with a table
 * and a line of totals; a fault that survives is a failure. Run `npm test` first: a test that fails anyway catches everything.
 *
 *   --list      lists the faults, and plants none
 *   --tenth     a tenth of them, another one each day
 *   --lanes=1   one at a time; without it two, where there are two cores and the memory for it
 */
import './help.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, freemem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faults } from '#tests/faults/catalogue.mjs'
import { WAYS } from '#tests/faults/fault.mjs'
import { related, ways } from './faultTests.mjs'
import { makeTree } from './faultTree.mjs'

/** @typedef {import('#tests/faults/fault.mjs').Fault} Fault */
/** @typedef {{ fault: Fault, isCaught: boolean, text: string, seconds: number }} Result */

/** Free memory that a lane needs, as it may build Storybook. In bytes. */
const ROOM = 6 * 1024 ** 3

const DAY = 24 * 60 * 60_000

/** Lines of a run that are shown if no test of it could be run. */
const SHOWN_LINES = 15

const { values: options, positionals: wanted } = parseArgs({
  options: { list: { type: 'boolean' }, tenth: { type: 'boolean' }, lanes: { type: 'string' } },
  allowPositionals: true,
})

const today = Math.floor(Date.now() / DAY)
const chosen = faults
  .filter(({ name, kind }) => wanted.length === 0 || wanted.some((word) => name === word || kind === word))
  .filter((_, index) => !options.tenth || index % 10 === today % 10)
if (chosen.length === 0) {
  console.error(`No fault has this name or kind. See npm run test:faults -- --list`)
  process.exit(1)
}
if (options.list) {
  for (const { kind, name, file } of chosen) console.log(`${kind}: ${name} (${file})`)
  process.exit(0)
}

/** The dearest way of a fault, so that the longest are begun first. @param {Fault} fault */
const cost = ({ tries }) => WAYS.findLastIndex((way) => tries[way])
const waiting = chosen.toSorted((one, other) => cost(other) - cost(one))

/** @typedef {Pick<Result, 'isCaught' | 'text'>} Outcome */

/** @param {import('./faultTests.mjs').Run} run @returns {Outcome | undefined} undefined if all its tests passed */
function outcomeOf({ failed, isBroken, output }) {
  if (failed !== undefined) return { isCaught: true, text: `caught by ${failed.file}: ${failed.test}` }
  if (!isBroken) return undefined
  const lines = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
  return { isCaught: false, text: `the tests could not be run:\n${lines}` }
}

/** @param {Fault} fault @param {string} tree @param {(isPlanted: boolean) => void} setPlanted @returns {Promise<Outcome>} */
async function tryTests({ file, tries }, tree, setPlanted) {
  setPlanted(true)
  for (const way of WAYS) {
    const files = tries[way]
    const outcome = files && outcomeOf(await ways[way](tree, files))
    if (outcome) return outcome
  }
  const others = await related(tree, file)
  const outcome = outcomeOf(others) ?? { isCaught: false, text: 'SURVIVED' }
  if (!others.failed) return outcome
  // Nobody has said that this test catches the fault: it may fail for another reason.
  setPlanted(false)
  const { failed } = await ways.units(tree, [others.failed.file])
  return failed ? { isCaught: false, text: `SURVIVED, and ${failed.file} fails without it, too` } : outcome
}

/** Plants a fault, runs its tests, and takes it back. @param {Fault} fault @param {string} tree */
async function plant(fault, tree) {
  const path = join(tree, fault.file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (source.split(fault.from).length !== 2)
    return { isCaught: false, text: `stale: its text does not occur once in ${fault.file}` }
  const faulty = source.replace(fault.from, () => fault.to)
  try {
    return await tryTests(fault, tree, (isPlanted) => writeFileSync(path, isPlanted ? faulty : source))
  } finally {
    writeFileSync(path, source)
  }
}

/** @type {Result[]} */
const results = []

/** @param {number} number of the lane */
async function runLane(number) {
  const tree = makeTree(number)
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const startedAt = performance.now()
    const outcome = await plant(fault, tree)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    results.push({ fault, seconds, ...outcome })
    console.log(`${results.length} of ${chosen.length}: ${fault.name}: ${outcome.text}, ${seconds} s`)
  }
}

const hasRoom = availableParallelism() > 1 && freemem() > 2 * ROOM
const lanes = Number(options.lanes ?? (hasRoom ? 2 : 1))
await Promise.all(Array.from({ length: Math.min(lanes, chosen.length) }, (_, index) => runLane(index + 1)))

const inOrder = results.toSorted((one, other) => chosen.indexOf(one.fault) - chosen.indexOf(other.fault))
console.log('\nKind: fault: outcome')
for (const { fault, text, isCaught } of inOrder)
  console.log(`${isCaught ? ' ' : '!'} ${fault.kind}: ${fault.name}: ${text.split('\n', 1)[0]}`)
const passed = results.filter(({ isCaught }) => isCaught).length
console.log(`\n${passed} passed, ${results.length - passed} failed`)
process.exitCode = passed === results.length ? 0 : 1

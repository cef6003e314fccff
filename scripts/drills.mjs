/**
 * `npm run test:drills name...`: runs the named drills one after another, without names those that `npm run test:all` runs. Run
 * `npm run build` first. Ends with a line of totals.
 */
import './help.mjs'
import { drillSteps, drills } from './drillSteps.mjs'
import { printTotals, runSteps } from './steps.mjs'

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !Object.hasOwn(drills, name))
if (unknown.length > 0) {
  console.error(`No drill is called ${unknown.join(', ')}. There are: ${Object.keys(drills).join(', ')}`)
  process.exit(1)
}
const outcomes = await runSteps(drillSteps(requested), 1)
printTotals(outcomes)
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1

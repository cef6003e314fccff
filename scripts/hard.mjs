/**
 * `npm run test:hard name...`: runs the named drills one after another, without names those that `npm run test:all` runs. Run
 * `npm run build` first. Ends with a line of totals.
 */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { commandOf, drills } from './drills.mjs'

const requested = process.argv.slice(2)
const chosen = Object.entries(drills).filter(([name, { runs }]) =>
  requested.length > 0 ? requested.includes(name) : runs !== 'by name',
)
const unknown = requested.filter((name) => !(name in drills))
if (unknown.length > 0) {
  console.error(`No drill is called ${unknown.join(', ')}. There are: ${Object.keys(drills).join(', ')}`)
  process.exit(1)
}

let failed = 0
const startedAt = performance.now()
for (const [index, [name, drill]] of chosen.entries()) {
  const minutes = Math.round((performance.now() - startedAt) / 60_000)
  console.log(`\n== ${name} (${index + 1} of ${chosen.length}, after ${minutes} min)`)
  const [program = '', ...args] = commandOf(drill)
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * `npm run test:hard [name...]`: runs the named drills, or all except `soak`. Each drill is a program that prints its figures
 * and fails if one misses its limit. Run `npm run build` first. Ends with a line of totals.
 */
import './help.mjs'
import { spawnSync } from 'node:child_process'

/** The drills by name, with their arguments. @type {Record<string, string[]>} */
const drills = {
  fuzz: ['fuzz.mjs'],
  payloads: ['payloads.mjs'],
  spreadsheet: ['spreadsheet.mjs'],
  model: ['model.mjs'],
  guards: ['inTests.mjs', 'tests/server/guards.test.ts'],
  smuggling: ['inTests.mjs', 'tests/server/smuggling.test.ts'],
  trail: ['inTests.mjs', 'tests/server/audit.test.ts', 'tests/store/embedded.test.ts'],
  guessing: ['guessing.mjs'],
  flood: ['signInFlood.mjs'],
  timing: ['signInTiming.mjs'],
  races: ['races.mjs'],
  retries: ['retryAfterKill.mjs'],
  kill: ['sigkill.mjs', '100'],
  power: ['powerCut.mjs'],
  disk: ['diskFull.mjs'],
  log: ['logFull.mjs'],
  health: ['health.mjs'],
  lock: ['locked.mjs'],
  database: ['databaseDown.mjs'],
  faults: ['faults.mjs'],
  far: ['farDatabase.mjs'],
  start: ['startFailures.mjs'],
  stop: ['shutDown.mjs'],
  watchdog: ['watchdog.mjs'],
  greedy: ['greedyClients.mjs'],
  export: ['export.mjs'],
  cost: ['cost.mjs'],
  servers: ['manyServers.mjs'],
  together: ['startTogether.mjs'],
  postgres: ['onPostgres.mjs'],
  zones: ['zones.mjs'],
  observatory: ['observatory.mjs'],
  canaries: ['canaries.mjs'],
  privacy: ['privacy.mjs'],
  backup: ['backup.mjs'],
  supply: ['supplyChain.mjs'],
  forms: ['forms.mjs'],
  failures: ['failures.mjs'],
  signouts: ['signOuts.mjs'],
  soak: ['soak.mjs'],
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in drills))
if (unknown.length > 0) {
  console.error(`No drill is called ${unknown.join(', ')}. There are: ${Object.keys(drills).join(', ')}`)
  process.exit(1)
}
const names = requested.length > 0 ? requested : Object.keys(drills).filter((name) => name !== 'soak')

let failed = 0
const startedAt = performance.now()
for (const [index, name] of names.entries()) {
  const minutes = Math.round((performance.now() - startedAt) / 60_000)
  console.log(`\n== ${name} (${index + 1} of ${names.length}, after ${minutes} min)`)
  const [file = '', ...args] = drills[name] ?? []
  const { status } = spawnSync(process.execPath, [`tests/hard/${file}`, ...args], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
console.log(`\n${names.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

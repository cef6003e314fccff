/** The drills: programs of tests/hard that use or attack the built product, print their figures, and fail if one misses its limit. */

/**
 * @typedef {object} Drill
 * @property {readonly string[]} args the file in tests/hard and its arguments
 * @property {readonly string[] | false} inCi the arguments in continuous integration, which has no time for the whole; `false`
 * where it leaves the drill out
 * @property {number} [cpu] the CPU seconds that it needs, in the form of continuous integration if there is one
 * @property {'beside' | 'alone' | 'by name'} runs whether `npm run test:all` may run it beside another drill, runs it alone
 * because it measures short times or keeps two cores busy, or leaves it out because it is long
 */

/** @satisfies {Record<string, Drill>} */
export const drills = {
  postgres: { args: ['onPostgres.mjs'], inCi: ['onPostgres.mjs', 'stores'], cpu: 220, runs: 'alone' },
  faults: { args: ['faults.mjs', '18'], inCi: ['faults.mjs', '9'], cpu: 40, runs: 'beside' },
  kill: { args: ['sigkill.mjs', '100'], inCi: ['sigkill.mjs', '20'], cpu: 60, runs: 'alone' },
  fuzz: { args: ['longTests.mjs', 'fuzz'], inCi: ['longTests.mjs', 'fuzz', '6000'], cpu: 70, runs: 'beside' },
  spreadsheet: { args: ['longTests.mjs', 'spreadsheet'], inCi: false, runs: 'beside' },
  races: { args: ['races.mjs'], inCi: ['races.mjs', '300'], cpu: 22, runs: 'beside' },
  doors: { args: ['doors.mjs'], inCi: ['doors.mjs', '100'], cpu: 50, runs: 'beside' },
  log: { args: ['logFull.mjs'], inCi: false, runs: 'alone' },
  start: { args: ['startFailures.mjs'], inCi: ['startFailures.mjs'], cpu: 45, runs: 'alone' },
  stop: { args: ['shutDown.mjs'], inCi: ['shutDown.mjs'], cpu: 15, runs: 'alone' },
  servers: { args: ['manyServers.mjs'], inCi: ['manyServers.mjs'], cpu: 130, runs: 'alone' },
  zones: { args: ['longTests.mjs', 'zones'], inCi: false, runs: 'beside' },
  privacy: { args: ['privacy.mjs'], inCi: false, runs: 'beside' },
  backup: { args: ['backup.mjs'], inCi: ['backup.mjs', '4000', '2'], cpu: 70, runs: 'beside' },
  supply: { args: ['supplyChain.mjs'], inCi: false, runs: 'beside' },
  forms: { args: ['forms.mjs'], inCi: ['forms.mjs', 'students'], cpu: 130, runs: 'beside' },
  failures: { args: ['failures.mjs'], inCi: ['failures.mjs', '/admin/course'], cpu: 150, runs: 'alone' },
  signouts: { args: ['signOuts.mjs'], inCi: false, cpu: 140, runs: 'beside' },
  health: { args: ['health.mjs'], inCi: false, cpu: 37, runs: 'alone' },
  greedy: { args: ['greedyClients.mjs'], inCi: false, cpu: 160, runs: 'alone' },
  export: { args: ['export.mjs'], inCi: false, cpu: 160, runs: 'alone' },
  cost: { args: ['cost.mjs'], inCi: false, cpu: 410, runs: 'alone' },
  several: { args: ['several.mjs'], inCi: false, runs: 'alone' },
  far: { args: ['far.mjs'], inCi: false, runs: 'alone' },
  beside: { args: ['beside.mjs'], inCi: false, cpu: 60, runs: 'alone' },
  nginx: { args: ['nginx.mjs'], inCi: ['nginx.mjs'], cpu: 20, runs: 'beside' },
  pages: { args: ['classPages.mjs'], inCi: false, cpu: 24, runs: 'alone' },
  timing: { args: ['signInTiming.mjs'], inCi: false, cpu: 32, runs: 'alone' },
  flood: { args: ['signInFlood.mjs'], inCi: false, runs: 'alone' },
  payloads: { args: ['longTests.mjs', 'payloads'], inCi: false, runs: 'by name' },
  videos: { args: ['longTests.mjs', 'videos'], inCi: false, runs: 'by name' },
  guesses: { args: ['classPages.mjs', '100000'], inCi: false, runs: 'by name' },
  imports: { args: ['imports.mjs'], inCi: false, runs: 'by name' },
  importKills: { args: ['importKills.mjs'], inCi: false, runs: 'by name' },
  importFuzz: { args: ['longTests.mjs', 'importFuzz'], inCi: false, runs: 'by name' },
  model: { args: ['longTests.mjs', 'model'], inCi: false, runs: 'by name' },
  soak: { args: ['soak.mjs'], inCi: false, runs: 'by name' },
}

/** Drills that do not say what they cost. */
const USUAL_CPU = 120

/**
 * The drills as steps: in continuous integration those that have a form for it.
 * @param {readonly string[]} [names] of the drills; without them all but those that run by name
 * @returns {import('./tiers.mjs').TieredStep[]}
 */
export const drillSteps = (names = []) =>
  /** @type {[string, Drill][]} */ (Object.entries(drills))
    .filter(([name, { runs }]) => (names.length > 0 ? names.includes(name) : runs !== 'by name'))
    .map(([name, drill]) => ({
      title: `drill: ${name}`,
      tier: drill.inCi ? 'ci' : 'all',
      cpu: drill.cpu ?? USUAL_CPU,
      command: commandOf(drill),
      ...(drill.inCi && { ciCommand: commandOf({ args: drill.inCi }) }),
    }))

/** @param {Pick<Drill, 'args'>} drill */
const commandOf = ({ args: [file, ...args] }) => [process.execPath, `tests/hard/${file}`, ...args]

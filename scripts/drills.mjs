/** The drills: programs of tests/hard that use or attack the built product, print their figures, and fail if one misses its limit. */

/**
 * @typedef {object} Drill
 * @property {readonly string[]} args the file in tests/hard and its arguments
 * @property {readonly string[]} [inCi] the arguments in continuous integration, which has no time for the whole; a drill without them
 * runs in `npm run test:all` alone
 * @property {number} [cpu] the CPU seconds that it needs, in continuous integration if it runs there
 * @property {'beside' | 'alone' | 'by name'} runs whether `npm run test:all` may run it beside another drill, runs it alone
 * because it measures short times or keeps two cores busy, or leaves it out because it is long
 */

/** @satisfies {Record<string, Drill>} */
export const drills = {
  postgres: { args: ['onPostgres.mjs'], runs: 'alone' },
  faults: { args: ['faults.mjs', '16'], runs: 'beside' },
  kill: { args: ['sigkill.mjs', '100'], inCi: ['sigkill.mjs', '50'], runs: 'alone' },
  fuzz: { args: ['fuzz.mjs'], inCi: ['fuzz.mjs', '30000'], runs: 'beside' },
  spreadsheet: { args: ['spreadsheet.mjs'], runs: 'beside' },
  guessing: { args: ['guessing.mjs'], runs: 'beside' },
  races: { args: ['races.mjs'], runs: 'beside' },
  doors: { args: ['doors.mjs'], runs: 'beside' },
  retries: { args: ['retryAfterKill.mjs'], inCi: ['retryAfterKill.mjs', '20'], runs: 'beside' },
  power: { args: ['powerCut.mjs'], runs: 'alone' },
  disk: { args: ['diskFull.mjs'], runs: 'alone' },
  log: { args: ['logFull.mjs'], runs: 'alone' },
  lock: { args: ['locked.mjs'], runs: 'alone' },
  database: { args: ['databaseDown.mjs'], runs: 'alone' },
  start: { args: ['startFailures.mjs'], runs: 'alone' },
  stop: { args: ['shutDown.mjs'], runs: 'alone' },
  servers: { args: ['manyServers.mjs'], runs: 'alone' },
  zones: { args: ['zones.mjs'], runs: 'beside' },
  observatory: { args: ['observatory.mjs'], runs: 'beside' },
  canaries: { args: ['canaries.mjs'], runs: 'beside' },
  privacy: { args: ['privacy.mjs'], runs: 'beside' },
  backup: { args: ['backup.mjs'], runs: 'beside' },
  supply: { args: ['supplyChain.mjs'], runs: 'beside' },
  forms: { args: ['forms.mjs'], inCi: ['forms.mjs', 'students,classes'], runs: 'beside' },
  failures: { args: ['failures.mjs'], inCi: ['failures.mjs', 'kinds=students,roles'], runs: 'alone' },
  signouts: { args: ['signOuts.mjs'], inCi: ['signOuts.mjs', '200'], runs: 'beside' },
  health: { args: ['health.mjs'], runs: 'alone' },
  far: { args: ['farDatabase.mjs'], runs: 'alone' },
  watchdog: { args: ['watchdog.mjs'], runs: 'alone' },
  greedy: { args: ['greedyClients.mjs'], runs: 'alone' },
  export: { args: ['export.mjs'], runs: 'alone' },
  cost: { args: ['cost.mjs'], inCi: ['cost.mjs', 'every=3'], runs: 'alone' },
  several: { args: ['several.mjs'], runs: 'alone' },
  pages: { args: ['classPages.mjs'], runs: 'alone' },
  timing: { args: ['signInTiming.mjs'], runs: 'alone' },
  flood: { args: ['signInFlood.mjs'], runs: 'by name' },
  rush: { args: ['signInRush.mjs'], runs: 'by name' },
  payloads: { args: ['payloads.mjs'], runs: 'by name' },
  videos: { args: ['classVideos.mjs'], runs: 'by name' },
  guesses: { args: ['classPages.mjs', '100000'], runs: 'by name' },
  imports: { args: ['imports.mjs'], runs: 'by name' },
  importKills: { args: ['importKills.mjs'], runs: 'by name' },
  importFuzz: { args: ['importFuzz.mjs'], runs: 'by name' },
  model: { args: ['model.mjs'], runs: 'by name' },
  soak: { args: ['soak.mjs'], runs: 'by name' },
}

/** Drills that do not say what they cost. */
const USUAL_CPU = 120

/** The drills as steps: in continuous integration those that have a form for it. @returns {import('./tiers.mjs').TieredStep[]} */
export const drillSteps = () =>
  /** @type {[string, Drill][]} */ (Object.entries(drills))
    .filter(([, { runs }]) => runs !== 'by name')
    .map(([name, drill]) => ({
      title: `drill: ${name}`,
      tier: drill.inCi ? 'ci' : 'all',
      cpu: drill.cpu ?? USUAL_CPU,
      command: commandOf(drill),
      ...(drill.inCi && { ciCommand: commandOf({ args: drill.inCi }) }),
    }))

/** @param {Pick<Drill, 'args'>} drill */
export const commandOf = ({ args: [file, ...args] }) => [process.execPath, `tests/hard/${file}`, ...args]

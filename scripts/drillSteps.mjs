/** The drills: programs of tests/drills that use or attack the built product, print their figures, and fail if one misses its limit. */

/**
 * @typedef {object} Drill
 * @property {readonly string[]} args the file in tests/drills and its arguments
 * @property {readonly string[] | false} inCi the arguments in continuous integration, which has no time for the whole; `false`
 * where it leaves the drill out
 * @property {number} [cpu] the CPU seconds that it needs, in the form of continuous integration if there is one
 * @property {true} [onlyByName] it is long, so `npm run test:all` leaves it out
 */

/** @satisfies {Record<string, Drill>} */
export const drills = {
  postgres: { args: ['onPostgres.mjs'], inCi: ['onPostgres.mjs', 'stores'], cpu: 220 },
  faults: { args: ['faults.mjs', '18'], inCi: ['faults.mjs', '9'], cpu: 40 },
  kill: { args: ['sigkill.mjs', '100'], inCi: ['sigkill.mjs', '20'], cpu: 60 },
  fuzz: { args: ['longTests.mjs', 'fuzz'], inCi: ['longTests.mjs', 'fuzz', '6000'], cpu: 70 },
  spreadsheet: { args: ['longTests.mjs', 'spreadsheet'], inCi: false },
  races: { args: ['races.mjs'], inCi: ['races.mjs', '300'], cpu: 22 },
  permissions: { args: ['permissions.mjs'], inCi: ['permissions.mjs', '100'], cpu: 50 },
  log: { args: ['logFull.mjs'], inCi: false },
  start: { args: ['startFailures.mjs'], inCi: ['startFailures.mjs'], cpu: 45 },
  stop: { args: ['shutDown.mjs'], inCi: ['shutDown.mjs'], cpu: 15 },
  servers: { args: ['manyServers.mjs'], inCi: ['manyServers.mjs'], cpu: 130 },
  zones: { args: ['longTests.mjs', 'zones'], inCi: false },
  privacy: { args: ['privacy.mjs'], inCi: false },
  backup: { args: ['backup.mjs'], inCi: ['backup.mjs', '4000', '2'], cpu: 70 },
  supply: { args: ['supplyChain.mjs'], inCi: false },
  forms: { args: ['forms.mjs'], inCi: ['forms.mjs', 'students'], cpu: 130 },
  failures: { args: ['failures.mjs'], inCi: ['failures.mjs', '/admin/course'], cpu: 150 },
  signouts: { args: ['signOuts.mjs'], inCi: false, cpu: 140 },
  health: { args: ['health.mjs'], inCi: false, cpu: 37 },
  greedy: { args: ['greedyClients.mjs'], inCi: false, cpu: 160 },
  export: { args: ['export.mjs'], inCi: false, cpu: 160 },
  cost: { args: ['cost.mjs'], inCi: false, cpu: 410 },
  bulk: { args: ['bulk.mjs'], inCi: false },
  far: { args: ['far.mjs'], inCi: false },
  beside: { args: ['beside.mjs'], inCi: false, cpu: 60 },
  nginx: { args: ['nginx.mjs'], inCi: ['nginx.mjs'], cpu: 20 },
  pages: { args: ['classPages.mjs'], inCi: false, cpu: 24 },
  pictures: { args: ['pictures.mjs'], inCi: ['pictures.mjs'], cpu: 60 },
  sitePublish: { args: ['sitePublish.mjs'], inCi: false, cpu: 30 },
  siteDay: { args: ['siteDay.mjs'], inCi: false, cpu: 30 },
  siteFile: { args: ['siteFile.mjs'], inCi: false, cpu: 1000, onlyByName: true },
  siteKills: { args: ['siteKills.mjs'], inCi: false, cpu: 400 },
  siteLine: { args: ['siteLine.mjs'], inCi: false, cpu: 120 },
  sitePreview: { args: ['sitePreview.mjs'], inCi: false, cpu: 40 },
  siteServers: { args: ['siteServers.mjs'], inCi: false, cpu: 40 },
  offline: { args: ['offline.mjs', '100'], inCi: false, cpu: 200 },
  offlineReleases: { args: ['offlineReleases.mjs'], inCi: false, cpu: 70 },
  offlineConsole: { args: ['offlineConsole.mjs'], inCi: false, cpu: 30 },
  timing: { args: ['signInTiming.mjs'], inCi: false, cpu: 32 },
  flood: { args: ['signInFlood.mjs'], inCi: false },
  payloads: { args: ['longTests.mjs', 'payloads'], inCi: false, onlyByName: true },
  videos: { args: ['longTests.mjs', 'videos'], inCi: false, onlyByName: true },
  guesses: { args: ['classPages.mjs', '100000'], inCi: false, onlyByName: true },
  imports: { args: ['imports.mjs'], inCi: false, onlyByName: true },
  importKills: { args: ['importKills.mjs'], inCi: false, onlyByName: true },
  importFuzz: { args: ['longTests.mjs', 'importFuzz'], inCi: false, onlyByName: true },
  model: { args: ['longTests.mjs', 'model'], inCi: false, onlyByName: true },
  soak: { args: ['soak.mjs'], inCi: false, onlyByName: true },
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
    .filter(([name, { onlyByName }]) => (names.length > 0 ? names.includes(name) : !onlyByName))
    .map(([name, drill]) => ({
      title: `drill: ${name}`,
      tier: drill.inCi ? 'ci' : 'all',
      cpu: drill.cpu ?? USUAL_CPU,
      command: commandOf(drill),
      ...(drill.inCi && { ciCommand: commandOf({ args: drill.inCi }) }),
    }))

/** @param {Pick<Drill, 'args'>} drill */
const commandOf = ({ args: [file, ...args] }) => [process.execPath, `tests/drills/${file}`, ...args]

/**
 * Runs the store suite, backups, checks, the simultaneous start of three servers and the browser tests of records on
 * PostgreSQL: the one named by DATABASE_URL, otherwise a temporary one. Run `npm run build` first.
 * `node tests/drills/onPostgres.mjs [stores]`: with `stores` the tests of the stores only.
 */
import '#scripts/help.mjs'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'

const given = process.env.DATABASE_URL
const server = given ? { url: given, stop: async () => {} } : await temporaryPostgres()
if (!server) {
  process.stderr.write(
    'No PostgreSQL: install its server (Debian: apt-get install postgresql) or set DATABASE_URL.\n',
  )
  process.exit(1)
}

/** @param {string[]} command @param {Record<string, string>} settings */
function run([program = '', ...args], settings) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...settings } })
  return status === 0
}

const bin = 'node_modules/.bin'
const stores = ['postgres', 'backup', 'check', 'statements', 'beforeRelease'].map(
  (name) => `tests/store/${name}.test.ts`,
)
/** The browser tests that read or write records: the public pages do not. */
const readAndWritten = ['consoleEntry', 'courses', 'people', 'plan', 'staff', 'trash']
const results = [
  run([`${bin}/vitest`, 'run', '--project', 'node', ...stores], { TEST_DATABASE_URL: server.url }),
]
if (process.argv[2] !== 'stores') {
  results.push(
    run([process.execPath, 'tests/drills/startTogether.mjs'], { DATABASE_URL: server.url }),
    run([`${bin}/playwright`, 'test', '-c', 'tests/e2e/playwright.config.ts', ...readAndWritten], {
      E2E_DATABASE_URL: await emptyDatabase(server.url, 'institute_e2e'),
      E2E_RESULTS: resolve('test-results/e2e-postgres.json'),
    }),
  )
}
await server.stop()
process.exit(results.every(Boolean) ? 0 : 1)

/**
 * `npm run bench name...`: measures the built product, or two things side by side, and fails if a figure
 * misses its bar. Ratios are comparable across machines. Run `npm run build` first. Without a name it runs
 * none and lists them; `all` runs all of them. What an export costs is judged by `npm run test:drills -- export`.
 *
 *   web       every public page on a low-end phone with slow mobile data, beside it without scripts
 *   offline   the first visit there, with and without the worker that keeps the site on the device
 *   console   the console there: sign-in, a list of classes, a form, the use of a list of 100,000 students
 *   api       lists of 100,000 students on both databases, beside a bare Hono route
 *   million   lists of 1,000,000 students on PostgreSQL, repeated, and right after a write
 *   writes    adding, changing, moving and deleting a student on both databases, among 100,000
 *   parts     opening and filtering lists of 5,000 options in Storybook
 *
 * BENCH_ROUNDS, BENCH_SECONDS (of a round of `api`), BENCH_WRITES, BENCH_REQUESTS (of `million`) and BENCH_ROWS (students)
 * make them shorter or longer, as does BENCH_PAGES=/home,/library for `web`. PostgreSQL is the server at BENCH_DATABASE_URL,
 * else a temporary one if it is installed.
 */
import './help.mjs'
import { loadavg } from 'node:os'
import { benchApi, benchMillion, benchWrites } from './benchApi.mjs'
import { benchConsole, benchOffline, benchWeb } from './benchPages.mjs'
import { benchParts } from './benchParts.mjs'

/** @type {Record<string, () => Promise<void>>} */
const benches = {
  web: benchWeb,
  offline: benchOffline,
  console: benchConsole,
  api: benchApi,
  million: benchMillion,
  writes: benchWrites,
  parts: benchParts,
}

const requested = process.argv.slice(2)
const names = requested.includes('all') ? Object.keys(benches) : requested
const unknown = names.filter((name) => !Object.hasOwn(benches, name))
if (names.length === 0 || unknown.length > 0) {
  const known = `There are: ${Object.keys(benches).join(', ')}; npm run bench -- --help says what each measures.`
  console.log(unknown.length > 0 ? `There is no benchmark "${unknown.join(', ')}". ${known}` : known)
  process.exit(unknown.length > 0 ? 64 : 0)
}

for (const name of names) {
  console.log(`\n== ${name}; load of the machine before it: ${loadavg()[0]?.toFixed(2)}`)
  try {
    await benches[name]?.()
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
// A connection that is still open would keep it running.
process.exit()

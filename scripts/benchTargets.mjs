/** Servers on databases full of students, for benchmarks. */
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, temporaryPostgres } from '#tests/drills/postgres.mjs'
import { openOffice, startServer } from '#tests/drills/server.mjs'
import { fillEmbedded, fillPostgres } from './benchData.mjs'

/**
 * Whether servers are pinned to one core and wrk to another. Otherwise the scheduler's placement
 * changes one client's results by a factor of two.
 */
export const isPinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).error === undefined

/** @param {number | undefined} pid of a server @param {string} [cores] */
export function pin(pid, cores = '0') {
  if (isPinned) spawnSync('taskset', ['-acp', cores, String(pid)])
}

/** Lets a server use every core again, as in production. @param {number} pid */
export const unpin = (pid) => pin(pid, `0-${availableParallelism() - 1}`)

/**
 * @typedef {object} Target
 * @property {string} name of the database
 * @property {Record<string, string>} settings of the server
 * @property {string} token of an open session
 * @property {import('#tests/drills/server.mjs').RunningServer} server
 * @property {() => Promise<void>} end stops the server, and a database of its own
 */

/**
 * Lets the server create a database, fills it, and starts the server on it again.
 * @param {string} name @param {Record<string, string>} settings @param {() => unknown} fill
 * @param {() => Promise<void>} [endDatabase] @returns {Promise<Target>}
 */
async function prepare(name, settings, fill, endDatabase) {
  // Another server has checked the password, which takes memory.
  const first = await openOffice(settings)
  await first.stop('SIGTERM')
  await fill()
  const server = await startServer(settings)
  pin(server.pid)
  const end = async () => {
    await server.stop('SIGTERM')
    await endDatabase?.()
  }
  return { name, settings, token: first.token, server, end }
}

/** @param {string} home an empty folder @param {number} students */
export function embeddedTarget(home, students) {
  const folder = join(home, 'data')
  return prepare('embedded', { DATA_DIR: folder }, () => fillEmbedded(folder, students))
}

/**
 * Uses the PostgreSQL server at BENCH_DATABASE_URL, else a temporary one. Returns undefined if PostgreSQL is
 * not installed.
 * @param {number} students @returns {Promise<Target | undefined>}
 */
export async function postgresTarget(students) {
  const given = process.env.BENCH_DATABASE_URL
  const postgres = given ? { url: given, stop: async () => {} } : await temporaryPostgres()
  if (!postgres) return undefined
  const url = await emptyDatabase(postgres.url, 'institute_bench')
  return prepare('PostgreSQL', { DATABASE_URL: url }, () => fillPostgres(url, students), postgres.stop)
}

/**
 * Runs on the embedded database, and then on PostgreSQL if it is installed.
 * @param {string} home an empty folder @param {number} students
 * @param {(target: Target) => Promise<void>} run
 */
export async function onEachDatabase(home, students, run) {
  for (const open of [() => embeddedTarget(home, students), () => postgresTarget(students)]) {
    const target = await open()
    if (!target) continue
    try {
      await run(target)
    } finally {
      await target.end()
    }
  }
}

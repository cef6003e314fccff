/** Reads the rows and files of both databases for the privacy drill, without the code of the product. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { fillEmbedded, fillPostgres } from '#scripts/benchData.mjs'
import { until } from './drill.mjs'
import { releaseDatabases, tornIn } from './databaseSums.mjs'
import { connectPostgres, emptyDatabase, queryPostgres } from './postgres.mjs'
import { filesBelow, foundInIndexes } from './privacySearch.mjs'
import { runCommand } from './server.mjs'

const DAY = 24 * 60 * 60 * 1000

/**
 * @typedef {object} Side
 * @property {string} title
 * @property {boolean} isShared whether several servers can be on it
 * @property {string} folder the data folder
 * @property {Record<string, string>} settings
 * @property {(students: number) => Promise<void>} fill
 * @property {() => Promise<void>} settle brings what is written into the files
 * @property {() => [path: string, bytes: Buffer][]} files those outside of the data folder
 * @property {(table: string) => Promise<number>} rows
 * @property {(days: number) => Promise<void>} pass lets the trash be so much older, where a server's clock alone counts for nothing
 * @property {(days: number) => Promise<void>} age makes an audit entry that is so old
 * @property {(days: number) => Promise<number>} aged how many there are
 * @property {() => Promise<() => Promise<void>>} hold begins to read; answers how to end it
 * @property {() => Promise<void>} night waits for what a server does each night and at its start, or does what PostgreSQL's administrator does
 * @property {(people: import('./privacyPeople.mjs').Person[]) => { terms: number, found: number } | undefined} indexes
 * @property {() => string[]} torn what is damaged
 * @property {(backup: string) => Promise<{ said: string, files: () => [path: string, bytes: Buffer][] }>} restore
 */

const count = (/** @type {string} */ table) => `select count(*) as "count" from "${table}"`
const entry = (
  /** @type {number} */ days,
) => `insert into "audit" ("at", "login", "login_key", "address", "action", "kind")
  values (${Date.now() - days * DAY}, 'age ${days}', 'age ${days}', '192.0.2.7', 'sign-in', 'accounts')`
const aged = (/** @type {number} */ days) =>
  `select count(*) as "count" from "audit" where "login" = 'age ${days}'`
const mark = `select count(*) as "count" from "facts" where "name" = 'unscrubbed'`

/** The tables that docs/operations.md has the administrator of PostgreSQL rewrite. */
const rewritten =
  /vacuum \(full, analyze\) ([\w, ]+);/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1]?.split(', ') ??
  []

/** @param {string} home @returns {Side} */
export function embeddedSide(home) {
  const folder = join(home, 'data')
  const path = join(folder, 'institute.db')
  const opened = () => {
    const database = new Database(path)
    database.pragma('busy_timeout=5000')
    return database
  }
  const number = async (/** @type {string} */ query) => {
    const database = opened()
    const [first] = database.prepare(query).pluck().all()
    database.close()
    return Number(first)
  }
  const settings = { DATA_DIR: folder }
  return {
    title: 'embedded',
    isShared: false,
    folder,
    settings,
    fill: async (students) => fillEmbedded(folder, students),
    settle: async () => {},
    files: () => [],
    rows: (table) => number(count(table)),
    pass: async () => {},
    async age(days) {
      const database = opened()
      database.exec(entry(days))
      database.close()
    },
    aged: (days) => number(aged(days)),
    async hold() {
      const database = opened()
      database.exec('begin')
      database.prepare('select count(*) from "users"').all()
      return async () => {
        database.exec('commit')
        database.close()
      }
    },
    night: async () => void (await until(async () => (await number(mark)) === 0, 20_000)),
    indexes(people) {
      const each = [path, join(folder, 'after.backup')].map((file) => foundInIndexes(file, people))
      const sum = (/** @type {'terms' | 'found'} */ name) => each.reduce((all, one) => all + one[name], 0)
      return { terms: sum('terms'), found: sum('found') }
    },
    torn: () => tornIn(path),
    async restore(backup) {
      await releaseDatabases()
      const { code, said } = await runCommand(['restore', backup, '--replace'], settings)
      if (code !== 0) throw new Error(said)
      const isNew = (/** @type {string} */ file) => !/\/(before|during)\.backup/.test(file)
      return { said, files: () => filesBelow(folder).filter(([file]) => isNew(file)) }
    },
  }
}

/** @param {{ url: string }} server @param {string} home @returns {Promise<Side>} */
export async function postgresSide(server, home) {
  const folder = join(home, 'data')
  mkdirSync(folder)
  let url = server.url
  /** @param {string} query @returns {Promise<string>} the first column of the first row */
  const ask = async (query) => String((await queryPostgres(url, query))[0]?.[0])
  const cluster = await ask('show data_directory')
  const templates = new Set(readdirSync(join(cluster, 'base')))
  url = await emptyDatabase(server.url, 'institute_privacy')
  const settings = { DATABASE_URL: url, DATA_DIR: folder }
  // The server's own log (pg_wal) is the administrator's.
  const files = () =>
    readdirSync(join(cluster, 'base'))
      .filter((oid) => !templates.has(oid))
      .flatMap((oid) => filesBelow(join(cluster, 'base', oid)))
  const rewrite = async (/** @type {string} */ address) => {
    for (const table of rewritten) await queryPostgres(address, `vacuum (full, analyze) ${table}`)
  }
  const settle = async () => void (await ask('checkpoint'))
  return {
    title: 'PostgreSQL',
    isShared: true,
    folder,
    settings,
    fill: (students) => fillPostgres(url, students),
    settle,
    files,
    rows: async (table) => Number(await ask(count(table))),
    pass: async (days) => void (await ask(`update "trash" set "at" = "at" - ${days * DAY}`)),
    age: async (days) => void (await ask(entry(days))),
    aged: async (days) => Number(await ask(aged(days))),
    async hold() {
      const client = await connectPostgres(url)
      await client.query('begin isolation level repeatable read')
      await client.query('select count(*) from "users"')
      return () => client.end()
    },
    night: () => rewrite(url),
    indexes: () => undefined,
    torn: () => [],
    async restore(backup) {
      const other = await emptyDatabase(server.url, 'institute_restored')
      const { code, said } = await runCommand(['restore', backup], { ...settings, DATABASE_URL: other })
      if (code !== 0) throw new Error(said)
      const newer = join(folder, 'restored.backup')
      await runCommand(['backup', newer], { ...settings, DATABASE_URL: other })
      await rewrite(other)
      await settle()
      rmSync(backup)
      rmSync(join(folder, 'during.backup'))
      return { said, files: () => [...filesBelow(folder), ...files()] }
    },
  }
}

/**
 * Starts three servers at once on one new database, repeatedly. Each must start, know the single first administrator and see the
 * writes of the others. 5 rounds on an embedded database; with DATABASE_URL also 15 on PostgreSQL, on temporary databases. Run
 * `npm run build` first.
 */
import '#scripts/help.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from './postgres.mjs'
import { call, signIn, startServer } from './server.mjs'

const SERVERS = [1, 2, 3]

/** @param {Record<string, string>} settings of one new database @returns {Promise<number>} the slowest start, in ms */
async function round(settings) {
  const servers = await Promise.all(SERVERS.map(() => startServer(settings)))
  // Sequentially, because sign-ins of one name are counted across all servers.
  /** @type {string[]} */
  const tokens = []
  for (const { url } of servers) tokens.push((await signIn(url)).token)
  await Promise.all(
    servers.map(async ({ url }, index) => {
      const course = { M01_Title: `Course of server ${index}`, M01_Description: 'Added at once' }
      const { status } = await call(url, tokens[index] ?? '', 'POST', '/courses', course)
      if (status !== 201) throw new Error(`A write on server ${index} was answered with ${status}.`)
    }),
  )
  for (const [index, { url }] of servers.entries()) {
    const { body } = await call(url, tokens.at(-1 - index) ?? '', 'GET', '/courses')
    if (body.total !== SERVERS.length || body.data.length !== SERVERS.length) {
      throw new Error(`Server ${index} counts ${body.total} and lists ${body.data.length} courses.`)
    }
  }
  for (const server of servers) {
    const code = await server.stop('SIGTERM')
    if (code !== 0) throw new Error(`A server that was asked to stop ended with ${code}.`)
  }
  return Math.max(...servers.map(({ startMs }) => startMs))
}

/** @param {string} name @param {number} rounds @param {(number: number) => Promise<Record<string, string>>} newDatabase */
async function run(name, rounds, newDatabase) {
  let slowest = 0
  for (let number = 1; number <= rounds; number += 1) {
    slowest = Math.max(slowest, await round(await newDatabase(number)))
  }
  console.log(
    `start together, ${name}: ${rounds} of ${rounds} rounds, slowest start ${Math.round(slowest)} ms`,
  )
}

const home = mkdtempSync(join(tmpdir(), 'institute-together-'))
await run('embedded', 5, async (number) => ({ DATA_DIR: join(home, String(number)) }))
rmSync(home, { recursive: true })

const url = process.env.DATABASE_URL
if (url) {
  await run('PostgreSQL', 15, async () => ({ DATABASE_URL: await emptyDatabase(url, 'institute_together') }))
}

/**
 * Kills the server (SIGKILL) at random moments during writes of courses, and checks after each restart that every acknowledged
 * write exists. Run `npm run build`, then `node tests/hard/sigkill.mjs [kills]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { judgeTime } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const KILLS = Number(process.argv[2] ?? 100)
const WRITERS = 4
const LONGEST_RUN = 800

const folder = mkdtempSync(join(tmpdir(), 'institute-sigkill-'))

/** Acknowledged titles by id; undefined for a deleted course. */
const acknowledged = new Map()

/** Ids with a change in flight, which may or may not have been committed. @type {Set<number>} */
const inDoubt = new Set()

let writes = 0

/** @param {number} round @param {number} number */
const courseOf = (round, number) => ({
  M01_Title: `Course ${round} ${number} ${crypto.randomUUID()}`,
  M01_Description: 'Written while the server was being killed. '.repeat(1 + Math.abs(number % 20)),
})

/**
 * Adds courses as fast as the server responds, changes every third and deletes every fifth, until the connection breaks.
 * @param {string} url @param {string} token @param {number} round @param {number} writer
 */
async function write(url, token, round, writer) {
  for (let number = writer; ; number += WRITERS) {
    const course = courseOf(round, number)
    const added = await call(url, token, 'POST', '/courses', course)
    if (added.status !== 201) throw new Error(`A write was answered with ${added.status}.`)
    const id = added.body.data.M01_CourseId
    acknowledged.set(id, course.M01_Title)
    writes += 1
    if (number % 3 === 0) await change(url, token, id, 'PUT', courseOf(round, -number))
    if (number % 5 === 0) await change(url, token, id, 'DELETE')
  }
}

/**
 * @param {string} url @param {string} token @param {number} id @param {'PUT' | 'DELETE'} method
 * @param {{ M01_Title: string }} [course]
 */
async function change(url, token, id, method, course) {
  inDoubt.add(id)
  const { status } = await call(url, token, method, `/courses/${id}`, course)
  if (status !== 200) throw new Error(`${method} was answered with ${status}.`)
  acknowledged.set(id, course?.M01_Title)
  inDoubt.delete(id)
  writes += 1
}

/** Ignores a broken connection, which the kill causes, and rethrows other errors. @param {unknown} error */
function unlessKilled(error) {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
}

/** @param {string} url @param {string} token @returns {Promise<number>} number of lost acknowledged writes */
async function countLost(url, token) {
  const { status, body } = await call(url, token, 'GET', '/courses')
  if (status !== 200) throw new Error(`The list was answered with ${status}.`)
  const titles = new Map()
  for (const row of body.data) titles.set(row.M01_CourseId, row.M01_Title)
  if (titles.size !== body.total)
    throw new Error(`${titles.size} rows in a list with a total of ${body.total}.`)
  for (const id of inDoubt) acknowledged.set(id, titles.get(id))
  inDoubt.clear()
  const lost = [...acknowledged].filter(([id, title]) => titles.get(id) !== title)
  for (const [id, title] of lost) {
    console.error(`Lost: course ${id} is "${titles.get(id)}", not "${title}"`)
    acknowledged.delete(id)
  }

  const [newest] = body.data
  if (newest) {
    const found = await call(
      url,
      token,
      'GET',
      `/courses?page=1&search=${encodeURIComponent(newest.M01_Title)}`,
    )
    if (found.body.total !== 1) throw new Error('The search index does not know the newest course.')
  }
  return lost.length
}

/** Runs the database's integrity checks of its pages and its search index. */
function checkFile() {
  const database = new Database(join(folder, 'institute.db'))
  const [result] = database.prepare('pragma integrity_check').raw().all()
  database.prepare(`insert into courses_search(courses_search, rank) values ('integrity-check', 1)`).run()
  database.close()
  return String(result)
}

let lost = 0
let slowest = 0
let { token, cookie } = { token: '', cookie: '' }

for (let kill = 0; kill <= KILLS; kill += 1) {
  const server = await startServer({ DATA_DIR: folder })
  if (kill > 0) slowest = Math.max(slowest, server.startMs)
  // The session survives a kill, so signing in is tested only occasionally.
  if (kill % 10 === 0) ({ token, cookie } = await signIn(server.url, cookie))
  lost += await countLost(server.url, token)
  if (kill === KILLS) {
    await server.stop('SIGTERM')
    break
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(server.url, token, kill, writer).catch(unlessKilled),
  )
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_RUN))
  await server.stop('SIGKILL')
  await Promise.all(writers)
  if ((kill + 1) % 10 === 0) console.log(`${kill + 1} kills, ${writes} acknowledged, ${lost} lost`)
}

const integrity = checkFile()
console.log(`integrity of the file: ${integrity}`)
console.log(`sigkill: ${KILLS} kills, ${writes} acknowledged, ${lost} lost`)
judgeTime('slowest start after a kill', slowest, 2000)
if (lost > 0 || integrity !== 'ok') {
  console.error(`The database is kept in ${folder}`)
  process.exit(1)
}
rmSync(folder, { recursive: true })

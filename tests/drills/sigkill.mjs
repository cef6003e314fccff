/**
 * Kills the server (SIGKILL) at random moments during writes of courses. After each restart every acknowledged write must exist,
 * and a form that was sent without an answer is sent again: there must be one record of it, whether or not it was committed.
 * Run `npm run build`, then `node tests/drills/sigkill.mjs [kills]`
 */
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, judgeIs, judgeNone, judgeTime, wait } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const KILLS = Number(process.argv[2] ?? 100)
const WRITERS = 4
const LONGEST_RUN = 800

const folder = drillFolder('sigkill')

/** Acknowledged titles by id; undefined for a deleted course. @type {Map<number, string | undefined>} */
const acknowledged = new Map()
/** Ids with a change in flight, which may or may not have been committed. @type {Set<number>} */
const inDoubt = new Set()
/** Forms that were sent and not answered, by their idempotency key. @type {Map<string, ReturnType<typeof courseOf>>} */
const unanswered = new Map()
let writes = 0
let { token, cookie } = { token: '', cookie: '' }

/** @param {number} round @param {number} number */
const courseOf = (round, number) => ({
  M01_Title: `Course ${round} ${number} ${crypto.randomUUID()}`,
  M01_Description: 'Written while the server was being killed. '.repeat(1 + Math.abs(number % 20)),
})

/** Sends a form. Returns the record's id. @param {string} url @param {string} key @param {ReturnType<typeof courseOf>} course */
async function add(url, key, course) {
  unanswered.set(key, course)
  const { status, body } = await call(url, token, 'POST', '/courses', course, { 'idempotency-key': key })
  if (status !== 201) throw new Error(`A write was answered with ${status}.`)
  unanswered.delete(key)
  acknowledged.set(body.data.M01_CourseId, course.M01_Title)
  writes += 1
  return Number(body.data.M01_CourseId)
}

/**
 * Adds courses as fast as the server responds, changes every third and deletes every fifth, until the connection breaks.
 * @param {string} url @param {number} round @param {number} writer
 */
async function write(url, round, writer) {
  for (let number = writer; ; number += WRITERS) {
    const id = await add(url, `form-${round}-${number}`, courseOf(round, number))
    if (number % 3 === 0) await change(url, id, 'PUT', courseOf(round, -number))
    if (number % 5 === 0) await change(url, id, 'DELETE')
  }
}

/** @param {string} url @param {number} id @param {'PUT' | 'DELETE'} method @param {{ M01_Title: string }} [course] */
async function change(url, id, method, course) {
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

/** Returns the acknowledged writes that are lost. @param {string} url */
async function lostAt(url) {
  const { status, body } = await call(url, token, 'GET', '/courses')
  if (status !== 200) throw new Error(`The list was answered with ${status}.`)
  const titles = new Map()
  for (const row of body.data) titles.set(row.M01_CourseId, row.M01_Title)
  if (titles.size !== body.total)
    throw new Error(`${titles.size} rows in a list with a total of ${body.total}.`)
  for (const id of inDoubt) acknowledged.set(id, titles.get(id))
  inDoubt.clear()
  const lost = [...acknowledged].filter(([id, title]) => titles.get(id) !== title)
  for (const [id] of lost) acknowledged.delete(id)
  return lost.map(([id, title]) => `course ${id} is "${titles.get(id)}", not "${title}"`)
}

/** Sends the unanswered forms again. Returns those that have not made exactly one record. @param {string} url */
async function notOnceAt(url) {
  const wrong = []
  for (const [key, course] of unanswered) {
    await add(url, key, course)
    const search = `/courses?page=1&search=${encodeURIComponent(course.M01_Title)}`
    const { total } = (await call(url, token, 'GET', search)).body
    if (total !== 1) wrong.push(`${total} records of ${course.M01_Title}`)
  }
  return wrong
}

/** @type {string[]} */
const lost = []
/** @type {string[]} */
const notOnce = []
let sentAgain = 0
let slowest = 0
for (let kill = 0; kill <= KILLS; kill += 1) {
  const server = await startServer({ DATA_DIR: folder })
  if (kill > 0) slowest = Math.max(slowest, server.startMs)
  // The session survives a kill, so signing in is tested only occasionally.
  if (kill % 10 === 0) ({ token, cookie } = await signIn(server.url, cookie))
  lost.push(...(await lostAt(server.url)))
  sentAgain += unanswered.size
  notOnce.push(...(await notOnceAt(server.url)))
  if (kill === KILLS) {
    await server.stop('SIGTERM')
    break
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(server.url, kill, writer).catch(unlessKilled),
  )
  await wait(Math.random() * LONGEST_RUN)
  await server.stop('SIGKILL')
  await Promise.all(writers)
}

const database = new Database(join(folder, 'institute.db'))
const [integrity] = database.prepare('pragma integrity_check').raw().all()
database.prepare(`insert into courses_search(courses_search, rank) values ('integrity-check', 1)`).run()
database.close()
judgeNone(`acknowledged writes lost in ${KILLS} kills`, lost, writes)
judgeNone('forms sent again after a kill that did not make exactly one record', notOnce, sentAgain)
judgeIs('integrity of the file', String(integrity), 'ok')
judgeTime('slowest start after a kill', slowest, 2000)

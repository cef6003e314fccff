/**
 * Backs up an embedded database of 20,000 students during 200 writes a second, restores each backup into an empty folder and
 * compares table by table; tests truncated files; moves the data to PostgreSQL, and back. Run `npm run build`, then
 * `node tests/drills/backup.mjs [students] [backups]`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { classOf, planWith } from '#tests/e2e/records.mjs'
import { sumsOfFile, sumsOfPostgres, tablesOf, tornIn, unlike } from './databaseSums.mjs'
import { drillFolder, judge, judgeNone, judgeTime, TIME_FACTOR, percentile, wait } from './drill.mjs'
import { emptyDatabase, requireCluster } from './postgres.mjs'
import { fillFirst, openOffice, runCommand } from './server.mjs'

const STUDENTS = Number(process.argv[2] ?? 20_000)
const BACKUPS = Number(process.argv[3] ?? 3)
const CUTS = 3 * BACKUPS
const WRITERS = 8
/** Between two writes, in ms: 200 a second. */
const PACE = 5
/** How long writes are counted before the first backup, in ms. */
const QUIET = 3000

const home = drillFolder('backup')
const source = join(home, 'data')
const settings = { DATA_DIR: source }
await fillFirst(settings, () => fillEmbedded(source, STUDENTS))
const office = await openOffice(settings)
const { mentor } = await planWith(office.add)

/** How long each write took, in ms. @type {number[]} */
let times = []
const over = new AbortController()
let next = performance.now()

/**
 * At the pace of all writers together.
 * @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<Record<string, number>>} the record
 */
async function write(method, path, body) {
  next = Math.max(next + PACE, performance.now() - 20 * PACE)
  await wait(Math.max(0, next - performance.now()))
  const startedAt = performance.now()
  const answer = await office.ask(method, path, body)
  times.push(performance.now() - startedAt)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  /** @type {Record<string, number>} */
  const record = answer.body.data
  return record
}

/** Families of records that need each other, and go again in every third round. @param {number} writer */
async function writeOn(writer) {
  for (let round = 0; !over.signal.aborted; round += 1) {
    const name = `${writer} ${round}`
    const course = await write('POST', '/courses', { M01_Title: `Course ${name}`, M01_Description: '-' })
    const batch = await write('POST', '/batches', {
      M02_Name: `Group ${name}`,
      M02_M01_CourseId: course.M01_CourseId,
    })
    const division = await write('POST', '/division', {
      M11_Division_name: `Division ${name}`,
      M11_Batch_id: batch.M02_BatchId,
      M11_M05_User_Id: mentor.M05_UserId,
    })
    const lesson = await write(
      'POST',
      '/classes',
      classOf(Number(batch.M02_BatchId), Number(division.M11_Division_id)),
    )
    if (round % 3 > 0) continue
    await write('DELETE', `/classes/${lesson.M03_ClassesId}`)
    await write('DELETE', `/division/${division.M11_Division_id}`)
    await write('DELETE', `/batches/${batch.M02_BatchId}`)
    await write('DELETE', `/courses/${course.M01_CourseId}`)
  }
}

/** Runs a command of the server, and judges its end. @param {string} what @param {string[]} args @param {Record<string, string>} on @param {number} [expected] */
async function judgeCommand(what, args, on, expected = 0) {
  const { code, said, ms } = await runCommand(args, on)
  judge(
    what,
    `${code} after ${ms.toFixed(0)} ms`,
    code === expected,
    code === expected ? `${expected}` : said,
  )
  return ms
}

const file = (/** @type {number} */ number) => join(home, `backup-${number}.db`)
const writers = Array.from({ length: WRITERS }, (_, writer) => writeOn(writer))
await wait(1000)
times = []
await wait(QUIET)
const usual = (times.length / QUIET) * 1000
const bar = 'of 200/s as many as this machine gives, 100/s at least'
judge('writes before', `${usual.toFixed(0)}/s`, usual >= 100 / TIME_FACTOR, bar)
for (let number = 1; number <= BACKUPS; number += 1) {
  times = []
  const ms = await judgeCommand(`backup ${number}`, ['backup', file(number)], settings)
  const perSecond = (times.length / ms) * 1000
  const isGood = perSecond >= (0.75 * usual) / TIME_FACTOR
  judge('writes meanwhile', `${perSecond.toFixed(0)}/s`, isGood, 'three quarters of that')
  judgeTime('slowest of them', percentile(times, 1), 1000)
}
over.abort()
await Promise.all(writers)
const search = '/students?page=1&search=ihs-100'
const { total } = (await office.ask('GET', search)).body
await office.stop('SIGTERM')

for (let number = 1; number <= BACKUPS; number += 1) {
  const folder = join(home, `restored-${number}`)
  await judgeCommand(`restore ${number}`, ['restore', file(number)], { DATA_DIR: folder })
  const database = join(folder, 'institute.db')
  const tables = tablesOf(file(number))
  const differing = unlike(sumsOfFile(file(number), tables), sumsOfFile(database, tables))
  judgeNone('tables unlike the backup', differing, tables.length)
  judgeNone('torn', tornIn(database))
}

const again = await openOffice({ DATA_DIR: join(home, `restored-${BACKUPS}`) })
const found = (await again.ask('GET', search)).body.total
judge('students that a search finds', found, found === total && total > 0, `${total}, as before`)
await again.stop('SIGTERM')

/** Restores pieces of a backup, without its checksum. @param {string} path @param {string} name @param {(number: number) => Record<string, string>} settingsOf */
async function cut(path, name, settingsOf) {
  const whole = readFileSync(path)
  let taken = 0
  for (let number = 0; number < CUTS; number += 1) {
    const piece = join(home, `${name}-${number}`)
    // The last of them lacks one byte.
    const length = number === 0 ? whole.length - 1 : Math.floor(Math.random() * whole.length)
    writeFileSync(piece, whole.subarray(0, length))
    const target = settingsOf(number)
    const { code } = await runCommand(['restore', piece], target)
    if (code !== 65 || existsSync(join(target.DATA_DIR ?? home, 'institute.db'))) taken += 1
  }
  judgeNone(`cut files that were taken (${name})`, taken, CUTS)
}
await cut(file(1), 'cut', (number) => ({ DATA_DIR: join(home, `cut-data-${number}`) }))

const postgres = await requireCluster()
const url = await emptyDatabase(postgres.url, 'institute_moved')
await judgeCommand('move to PostgreSQL', ['move', url], settings)
const tables = tablesOf(file(1))
const held = sumsOfFile(join(source, 'institute.db'), tables)
judgeNone('tables unlike', unlike(held, await sumsOfPostgres(url, tables)))
await judgeCommand('a second move there', ['move', url], settings, 73)

const back = join(home, 'moved-back')
await judgeCommand('move back', ['move', back], { DATABASE_URL: url })
const database = join(back, 'institute.db')
judgeNone('unlike or torn', [...unlike(held, sumsOfFile(database, tables)), ...tornIn(database)])

const whole = join(home, 'postgres.backup')
await judgeCommand('backup of PostgreSQL', ['backup', whole], { DATABASE_URL: url })
const empty = await emptyDatabase(postgres.url, 'institute_restored')
await cut(whole, 'cut-postgres', () => ({ DATABASE_URL: empty }))
for (const path of [whole, file(BACKUPS)]) {
  const target = { DATABASE_URL: await emptyDatabase(postgres.url, 'institute_restored') }
  await judgeCommand(`restore of ${basename(path)} into PostgreSQL`, ['restore', path], target)
  const before = path === whole ? held : sumsOfFile(path, tables)
  judgeNone('tables unlike', unlike(before, await sumsOfPostgres(target.DATABASE_URL, tables)))
  await judgeCommand('a second restore there', ['restore', path], target, 73)
}
await postgres.stop()

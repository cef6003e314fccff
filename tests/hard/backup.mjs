/**
 * Backs up an embedded database of 20,000 students during 200 writes a second, restores each backup into an empty folder and
 * compares table by table; tests truncated files; moves the data to PostgreSQL, if installed, and back. Run `npm run build`
 * first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { sumsOfFile, sumsOfPostgres, tablesOf, tornIn, unlike } from './databaseSums.mjs'
import { drillFolder, judge, judgeTime, TIME_FACTOR, percentile, wait } from './drill.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { call, runCommand, signIn, startServer } from './server.mjs'

const STUDENTS = 20_000
const BACKUPS = 5
const CUTS = 20
const WRITERS = 8
/** Between two writes, in ms: 200 a second. */
const PACE = 5
/** How long writes are counted before the first backup, in ms. */
const QUIET = 3000

const home = drillFolder('backup')
const source = join(home, 'data')
const settings = { DATA_DIR: source, ADMIN_EMAIL: 'office@example.org', ADMIN_PASSWORD: 'forty-hadith' }
const first = await startServer(settings)
await first.stop('SIGTERM')
fillEmbedded(source, STUDENTS)
const server = await startServer(settings)
const { token } = await signIn(server.url)
const { body: mentor } = await call(server.url, token, 'POST', '/users', {
  M05_User_Type: 'teacher',
  M05_UserName: 'Mentor of all',
  M05_UserCode: 'IHT-1',
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '1990-02-14',
  M05_M02_BachId: 1,

  M05_Qualification: 'M.A.',
  M05_JoiningDate: '2024-06-04',
  M05_MobileNumber: '+910000001038',
  M05_Address: '12/204, Masjid Road',
  M05_Email: 'mentor@example.org',
  M05_AllowLogin: 1,
  M05_IsActive: 1,
  M06_Specialization: 'Fiqh',
  M05_Password: 'forty-hadith',
})
if (!mentor.data) throw new Error(`The mentor was refused: ${JSON.stringify(mentor)}`)

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
  const answer = await call(server.url, token, method, path, body)
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
    const course = await write('POST', '/courses', {
      M01_Title: `Course ${name}`,
      M01_Description: 'Two terms',
    })
    const batch = await write('POST', '/batches', {
      M02_Name: `Group ${name}`,
      M02_M01_CourseId: course.M01_CourseId,
    })
    const division = await write('POST', '/division', {
      M11_Division_name: `Division ${name}`,
      M11_Batch_id: batch.M02_BatchId,
      M11_M05_User_Id: mentor.data.M05_UserId,
    })
    const lesson = await write('POST', '/classes', {
      M03_SubjectName: 'Hadith sciences',
      M03_Title: `Lesson ${name}`,
      M03_ScheduledAt: '2024-12-07 18:30:00',
      M03_ExpiryTime: '2024-12-14 18:30:00',
      M03_M02_BatchId: batch.M02_BatchId,
      M03_M11_DivisionIds: [division.M11_Division_id],
      M03_YouTubeLink: 'demo-les001',
    })
    if (round % 3 > 0) continue
    await write('DELETE', `/classes/${lesson.M03_ClassesId}`)
    await write('DELETE', `/division/${division.M11_Division_id}`)
    await write('DELETE', `/batches/${batch.M02_BatchId}`)
    await write('DELETE', `/courses/${course.M01_CourseId}`)
  }
}

const file = (/** @type {number} */ number) => join(home, `backup-${number}.db`)
const writers = Array.from({ length: WRITERS }, (_, writer) => writeOn(writer))
await wait(1000)
times = []
await wait(QUIET)
const usual = (times.length / QUIET) * 1000
judge(
  'writes before',
  `${usual.toFixed(0)}/s`,
  usual >= 100 / TIME_FACTOR,
  'of 200/s as many as this machine gives, 100/s at least',
)
for (let number = 1; number <= BACKUPS; number += 1) {
  times = []
  const { code, said, ms } = await runCommand(['backup', file(number)], settings)
  const perSecond = (times.length / ms) * 1000
  judge(`backup ${number}`, `${ms.toFixed(0)} ms`, code === 0, said || 'exit code 0')
  judge(
    'writes meanwhile',
    `${perSecond.toFixed(0)}/s`,
    perSecond >= (0.75 * usual) / TIME_FACTOR,
    'three quarters of that',
  )
  judgeTime('slowest of them', percentile(times, 1), 1000)
}
over.abort()
await Promise.all(writers)
const { body: lastList } = await call(server.url, token, 'GET', '/students?page=1&search=samarkand')
await server.stop('SIGTERM')

for (let number = 1; number <= BACKUPS; number += 1) {
  const folder = join(home, `restored-${number}`)
  const { code, said, ms } = await runCommand(['restore', file(number)], { DATA_DIR: folder })
  judge(`restore ${number}`, `${ms.toFixed(0)} ms`, code === 0, said)
  const database = join(folder, 'institute.db')
  const tables = tablesOf(file(number))
  const differing = unlike(sumsOfFile(file(number), tables), sumsOfFile(database, tables))
  judge(
    `of ${tables.length} tables unlike the backup`,
    differing.length,
    differing.length === 0,
    differing.join() || 'none',
  )
  const torn = tornIn(database)
  judge('torn', torn.length, torn.length === 0, torn.slice(0, 3).join('; ') || 'nothing')
}

const again = await startServer({ ...settings, DATA_DIR: join(home, `restored-${BACKUPS}`) })
const { token: newToken } = await signIn(again.url)
const { body: list } = await call(again.url, newToken, 'GET', '/students?page=1&search=samarkand')
judge(
  'a search finds',
  `${list.total} students`,
  list.total === lastList.total && list.total > 0,
  'as before',
)
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
  judge(`of ${CUTS} cut files were taken (${name})`, taken, taken === 0, 'none')
}
await cut(file(1), 'cut', (number) => ({ DATA_DIR: join(home, `cut-data-${number}`) }))

const postgres = await temporaryPostgres()
if (postgres) {
  const url = await emptyDatabase(postgres.url, 'institute_moved')
  const there = await runCommand(['move', url], settings)
  judge('move to PostgreSQL', `${there.ms.toFixed(0)} ms`, there.code === 0, there.said)
  const tables = tablesOf(file(1))
  const held = sumsOfFile(join(source, 'institute.db'), tables)
  const moved = unlike(held, await sumsOfPostgres(url, tables))
  judge('tables unlike', moved.length, moved.length === 0, moved.join() || 'none')
  const twice = await runCommand(['move', url], settings)
  judge('a second move there ends with', twice.code ?? 'nothing', twice.code === 73, twice.said)

  const back = join(home, 'moved-back')
  const returning = await runCommand(['move', back], { DATABASE_URL: url })
  judge('move back', `${returning.ms.toFixed(0)} ms`, returning.code === 0, returning.said)
  const database = join(back, 'institute.db')
  const lost = [...unlike(held, sumsOfFile(database, tables)), ...tornIn(database)]
  judge('unlike or torn', lost.length, lost.length === 0, lost.join() || 'nothing')

  const whole = join(home, 'postgres.backup')
  const kept = await runCommand(['backup', whole], { DATABASE_URL: url })
  judge('backup of PostgreSQL', `${kept.ms.toFixed(0)} ms`, kept.code === 0, kept.said)
  const empty = await emptyDatabase(postgres.url, 'institute_restored')
  await cut(whole, 'cut-postgres', () => ({ DATABASE_URL: empty }))
  for (const path of [whole, file(BACKUPS)]) {
    const target = await emptyDatabase(postgres.url, 'institute_restored')
    const filled = await runCommand(['restore', path], { DATABASE_URL: target })
    judge(
      `restore of ${basename(path)} into PostgreSQL`,
      `${filled.ms.toFixed(0)} ms`,
      filled.code === 0,
      filled.said,
    )
    const before = path === whole ? held : sumsOfFile(path, tables)
    const same = unlike(before, await sumsOfPostgres(target, tables))
    judge('tables unlike', same.length, same.length === 0, same.join() || 'none')
    const filledTwice = await runCommand(['restore', path], { DATABASE_URL: target })
    judge(
      'a second restore there ends with',
      filledTwice.code ?? 'nothing',
      filledTwice.code === 73,
      filledTwice.said,
    )
  }
  await postgres.stop()
} else console.log('PostgreSQL is not installed: the moves were not tried.')

/**
 * Adds, changes, searches, exports, deletes and erases 50 people through the built server; a third of them after they have left
 * the trash, some during a backup. Then searches every file for them. Runs on the embedded database, and on PostgreSQL with two
 * servers if installed. `node tests/hard/privacy.mjs [people] [others]`
 */
import { join } from 'node:path'
import { drillFolder, judge, judgeTime, until, wait } from './drill.mjs'
import { temporaryPostgres } from './postgres.mjs'
import { done, erase, live, newPerson, remove } from './privacyPeople.mjs'
import { embeddedSide, postgresSide } from './privacySides.mjs'
import { filesBelow, foundIn, needlesOf } from './privacySearch.mjs'
import { runCommand, signIn, startServer } from './server.mjs'

const PEOPLE = Number(process.argv[2] ?? 50)
const OTHERS = Number(process.argv[3] ?? 600)
const DAY = 24 * 60 * 60 * 1000
const METRICS_TOKEN = 'a-token-for-the-metrics-alone'

/** A server whose clock is ahead. @param {number} days */
const ahead = (days) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const now=Date.now;Date.now=()=>now()+${days * DAY}`)}`,
})

/** @param {import('./privacySides.mjs').Side} side */
async function drill(side) {
  const { title, settings } = side
  let said = ''
  /** @param {Record<string, string>} [more] */
  async function open(more) {
    const server = await startServer({ ...settings, LOG_LEVEL: 'debug', METRICS_TOKEN, ...more })
    const { token } = await signIn(server.url)
    const stop = async () => {
      await server.stop('SIGTERM')
      said += server.said()
    }
    return { url: server.url, token, stop, said: server.said }
  }

  let office = await open()
  await office.stop()
  await side.fill(OTHERS)
  office = await open()
  const { data: course } = await done(office, 'POST', '/courses', {
    M01_Title: 'Course of the drill',
    M01_Description: '-',
  })
  const { data: batch } = await done(office, 'POST', '/batches', {
    M02_Name: 'Batch of the drill',
    M02_M01_CourseId: course.M01_CourseId,
  })
  const { data: mentor } = await done(office, 'POST', '/users', {
    ...newPerson(1, { batch: batch.M02_BatchId, division: 0 }).added,
    M05_UserName: 'Mentor',
    M05_UserCode: 'M-1',
    M05_Email: 'mentor@example.org',
    M05_Address: 'Kerala',
    M05_Qualification: 'M.A.',
    M06_Specialization: 'Fiqh',
  })
  const { data: division } = await done(office, 'POST', '/division', {
    M11_Division_name: 'Division of the drill',
    M11_Batch_id: batch.M02_BatchId,
    M11_M05_User_Id: mentor.M05_UserId,
  })
  const place = { batch: batch.M02_BatchId, division: division.M11_Division_id }
  const people = Array.from({ length: PEOPLE }, (_, number) => newPerson(number, place))
  const needles = needlesOf(people)
  const third = Math.ceil(PEOPLE / 3)
  const [early, late] = [people.slice(0, third), people.slice(third)]
  for (const person of people) await live(office, person)
  const authorization = `Bearer ${office.token}`
  await (await fetch(`${office.url}/students?export=export`, { headers: { authorization } })).arrayBuffer()
  const before = join(side.folder, 'before.backup')
  await runCommand(['backup', before], settings)
  const places = () => [...filesBelow(side.folder), ...side.files()]
  const found = (/** @type {[string, Buffer][]} */ files) => {
    const each = files.map(([path, bytes]) => ({ path, people: foundIn(bytes, needles) }))
    const all = new Set(each.flatMap(({ people: some }) => [...some]))
    const names = each.flatMap(({ path, people: some }) => (some.size > 0 ? [path] : []))
    return { count: all.size, names: names.map((path) => path.split('/').slice(-2).join('/')) }
  }
  await side.settle()
  const there = found(places())
  judge(`${title}: people in the files before`, there.count, there.count === PEOPLE, 'all')
  // A connection that was kept meanwhile may have been closed: the next call shall know.
  await wait(100)

  for (const person of early) await remove(office, person)
  await side.age(366)
  await side.age(364)
  await office.stop()

  // 31 days later, on two servers at once where they may share a database.
  office = await open(ahead(31))
  let second = side.isShared ? await open(ahead(31)) : undefined
  if (side.isShared) {
    await wait(2000)
    const kept = await side.rows('trash')
    judge(`${title}: in the trash by the clock of servers that are ahead`, kept, kept === third, `${third}`)
    await office.stop()
    await second?.stop()
    await side.pass(31)
    office = await open(ahead(31))
    second = await open(ahead(31))
  }
  const gone = await until(async () => (await side.rows('trash')) === 0, 10_000)
  judgeTime(`${title}: the trash is empty after 31 days, with no deletion`, gone, 10_000)
  judge(
    `${title}: entries of 366 and of 364 days`,
    `${await side.aged(366)} and ${await side.aged(364)}`,
    (await side.aged(366)) === 0 && (await side.aged(364)) === 1,
    '0 and 1',
  )
  for (const person of late) await remove(office, person)
  const entries = await side.rows('audit')

  let slowest = 0
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      await done(office, 'GET', '/students?page=1')
      slowest = Math.max(slowest, performance.now() - startedAt)
      await wait(10)
    }
  })()
  // Somebody reads, and a backup is taken, while the first are erased.
  const release = await side.hold()
  const during = runCommand(['backup', join(side.folder, 'during.backup')], settings)
  /** @type {Awaited<ReturnType<typeof erase>>[]} */
  const answers = []
  const erasing = (async () => {
    for (const [number, person] of [...late, ...early].entries()) {
      answers.push(await erase(number % 2 && second ? second : office, person))
      if (number === 4) await release()
    }
  })()
  await erasing
  await during
  over.abort()
  await asking
  const refused = answers.filter(({ status }) => status !== 200)
  judge(`${title}: erasures that were refused`, refused.length, refused.length === 0, `0 of ${PEOPLE}`)
  const messages = new Set(answers.map(({ body }) => String(body.message)))
  console.log(`       ${[...messages].join(' | ')}`)
  judgeTime(`${title}: slowest list meanwhile`, slowest, 1000)
  const later = await side.rows('audit')
  judge(`${title}: entries made`, later - entries, later - entries === PEOPLE, 'one for each')

  const finished = await until(side.isScrubbed, 20_000)
  judgeTime(`${title}: nothing is left to do`, finished, 20_000)
  const metrics = await fetch(`${office.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const shown = await metrics.text()
  await runCommand(['backup', join(side.folder, 'after.backup')], settings)
  await side.settle()
  const after = places().filter(([path]) => !/\/(before|during)\.backup/.test(path))
  const { count, names } = found([...after, ['metrics', Buffer.from(shown)]])
  judge(
    `${title}: people in ${after.length} files, a new backup and metrics`,
    count,
    count === 0,
    names.join() || '0',
  )
  const inIndexes = side.indexes(people)
  if (inIndexes)
    judge(
      `${title}: people in ${inIndexes.terms} terms of the search indexes`,
      inIndexes.found,
      inIndexes.found === 0,
      '0',
    )
  const lists = await done(office, 'GET', '/audit?page=1&per_page=100')
  const erasable = lists.data.filter((/** @type {{ can_erase: boolean }} */ entry) => entry.can_erase)
  judge(`${title}: entries that could be erased still`, erasable.length, erasable.length === 0, '0')
  await office.stop()
  await second?.stop()
  const logged = foundIn(Buffer.from(said), needles).size
  judge(`${title}: people in ${said.length} letters of log`, logged, logged === 0, '0')
  const faults = said.split('\n').filter((line) => /"level":(4|5|6)\d/.test(line))
  judge(`${title}: warnings and errors in it`, faults.length, faults.length === 0, faults[0] ?? '0')

  const torn = side.torn()
  judge(`${title}: torn`, torn.length, torn.length === 0, torn[0] ?? 'nothing')
  const restored = await side.restore(before)
  const back = found(restored.files())
  judge(`${title}: people after a backup of before was restored`, back.count, back.count === 0, restored.said)
  const tornBack = side.torn()
  judge(`${title}: torn in it`, tornBack.length, tornBack.length === 0, tornBack[0] ?? 'nothing')
}

const postgres = await temporaryPostgres()
await drill(embeddedSide(drillFolder('privacy')))
if (postgres) {
  await drill(await postgresSide(postgres, drillFolder('privacy-postgres')))
  await postgres.stop()
} else console.log('PostgreSQL is not installed: only the embedded database was tried.')

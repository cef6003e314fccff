/**
 * Adds, changes, searches, exports, deletes and erases 50 people through the built server; a third of them after they have left
 * the trash, some during a backup. Then the night's work is done, by a server that starts or by PostgreSQL's administrator, and every
 * file is searched for them. Passwords, tokens, links and codes may be nowhere, and
 * nothing personal in the log, errors and metrics. Runs on the embedded database, and on PostgreSQL with two servers if
 * installed. `node tests/drills/privacy.mjs [people] [others]`
 */
import { join } from 'node:path'
import { planWith } from '#tests/e2e/records.mjs'
import { createPeople } from './consolePeople.mjs'
import { CHOSEN } from './permissionPeople.mjs'
import { drillFolder, judgeIs, judgeNone, judgeTime, until, wait } from './drill.mjs'
import { temporaryPostgres } from './postgres.mjs'
import { done, erase, live, misuse, newPerson, remove } from './privacyPeople.mjs'
import { embeddedSide, postgresSide } from './privacySides.mjs'
import { filesBelow, foundIn, needlesOf } from './privacySearch.mjs'
import { METRICS_TOKEN, metricsOf, openOffice, PASSWORD, runCommand } from './server.mjs'

const PEOPLE = Number(process.argv[2] ?? 50)
const OTHERS = Number(process.argv[3] ?? 600)
const DAY = 24 * 60 * 60 * 1000

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
    const office = await openOffice({ ...settings, LOG_LEVEL: 'debug', METRICS_TOKEN, ...more })
    const stop = async () => {
      await office.stop('SIGTERM')
      said += office.said()
    }
    return { ...office, stop }
  }

  let office = await open()
  await office.stop()
  await side.fill(OTHERS)
  office = await open()
  const { batch, division } = await planWith(office.add)
  const place = { batch: batch.M02_BatchId, division: division.M11_Division_id }
  const people = Array.from({ length: PEOPLE }, (_, number) => newPerson(number, place))
  const needles = needlesOf(people)
  const third = Math.ceil(PEOPLE / 3)
  const [early, late] = [people.slice(0, third), people.slice(third)]
  for (const person of people) await live(office, person)
  /** @type {string[]} */
  const errors = []
  for (const person of people.slice(0, 10)) errors.push(...(await misuse(office, person)))
  const colleagues = createPeople(office.url)
  const invited = await colleagues.invite()
  const colleague = await colleagues.admit()
  await colleague.turnOnTwoStep()
  const secrets = [office.token, colleague.token, invited.token, colleague.nextCode()]
  secrets.push(PASSWORD, CHOSEN, METRICS_TOKEN)
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
  judgeIs(`${title}: people in the files before`, there.count, PEOPLE)
  const readable = places().flatMap(([, bytes]) => secrets.filter((secret) => bytes.includes(secret)))
  judgeNone(`${title}: secrets that are readable in them`, readable, secrets.length)
  judgeNone(`${title}: people in errors`, foundIn(Buffer.from(errors.join()), needles).size)
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
    judgeIs(`${title}: in the trash by the clock of servers that are ahead`, kept, third)
    await office.stop()
    await second?.stop()
    await side.pass(31)
    office = await open(ahead(31))
    second = await open(ahead(31))
  }
  const gone = await until(async () => (await side.rows('trash')) === 0, 10_000)
  judgeTime(`${title}: the trash is empty after 31 days, with no deletion`, gone, 10_000)
  const aged = `${await side.aged(366)} and ${await side.aged(364)}`
  judgeIs(`${title}: entries of 366 and of 364 days`, aged, '0 and 1')
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
  for (const [number, person] of [...late, ...early].entries()) {
    answers.push(await erase(number % 2 && second ? second : office, person))
    if (number === 4) await release()
  }
  await during
  over.abort()
  await asking
  const refused = answers.filter(({ status }) => status !== 200)
  judgeNone(`${title}: erasures that were refused`, refused.length, PEOPLE)
  judgeTime(`${title}: slowest list meanwhile`, slowest, 1000)
  judgeIs(`${title}: entries made, one for each`, (await side.rows('audit')) - entries, PEOPLE)

  const nightly = performance.now()
  await office.stop()
  office = await open(side.isShared ? ahead(31) : undefined)
  await side.night()
  judgeTime(`${title}: the night's work took`, performance.now() - nightly, 20_000)
  const metrics = await metricsOf(office.url)
  await runCommand(['backup', join(side.folder, 'after.backup')], settings)
  await side.settle()
  const after = places().filter(([path]) => !/\/(before|during)\.backup/.test(path))
  const { names } = found([...after, ['metrics', Buffer.from(metrics)]])
  judgeNone(`${title}: places with people, of files, a new backup and metrics`, names, after.length + 1)
  const inIndexes = side.indexes(people)
  if (inIndexes)
    judgeNone(`${title}: people in terms of the search indexes`, inIndexes.found, inIndexes.terms)
  const lists = await done(office, 'GET', '/audit?page=1&per_page=100')
  const erasable = lists.data.filter((/** @type {{ can_erase: boolean }} */ entry) => entry.can_erase)
  judgeNone(`${title}: entries that could be erased still`, erasable.length)
  await office.stop()
  await second?.stop()
  judgeNone(`${title}: people in ${said.length} letters of log`, foundIn(Buffer.from(said), needles).size)
  const told = secrets.filter((secret) => `${said}${metrics}${errors.join()}`.includes(secret))
  judgeNone(`${title}: secrets in log, metrics and errors`, told, secrets.length)
  const faults = said.split('\n').filter((line) => /"level":(4|5|6)\d/.test(line))
  judgeNone(`${title}: warnings and errors in the log`, faults)

  judgeNone(`${title}: torn`, side.torn())
  const restored = await side.restore(before)
  judgeNone(`${title}: people after a backup of before was restored`, found(restored.files()).count)
  judgeNone(`${title}: torn in it`, side.torn())
}

const postgres = await temporaryPostgres()
await drill(embeddedSide(drillFolder('privacy')))
if (postgres) {
  await drill(await postgresSide(postgres, drillFolder('privacy-postgres')))
  await postgres.stop()
} else console.log('PostgreSQL is not installed: only the embedded database was tried.')

/**
 * Two servers on one PostgreSQL: the other one shows a version within 5 s, all its pages of one version; of two people who publish at
 * once, one is told of the other, and neither's words are lost. Run `npm run build`, then `node tests/drills/siteServers.mjs [rounds]`
 */
import { drillFolder, judgeIs, judgeNone, judgeTime, until } from './drill.mjs'
import { requirePostgres } from './postgres.mjs'
import { call, judgeStop, openOffice, startServer } from './server.mjs'
import { siteEditor, versionsAt } from './siteEditor.mjs'

const ROUNDS = Number(process.argv[2] ?? 20)

const { database, stop } = await requirePostgres('institute_site_servers')
const settings = { DATABASE_URL: database, DATA_DIR: drillFolder('site-servers') }
const office = await openOffice(settings)
const other = await startServer(settings)
const here = siteEditor(office)
const there = siteEditor({
  ask: (method, path, body, headers) => call(other.url, office.token, method, path, body, headers),
})

let slowest = 0
let mixed = 0
let unclear = 0
let lost = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const [title, heading] = [`Title ${round}`, `Heading ${round}`]
  await here.change('home', ({ home }) => ({ home: { ...home, title } }))
  await there.change('contact', (content) => ({ ...content, contact: { ...content.contact, heading } }))
  const [mine, theirs] = await Promise.all([here.chosen(), there.chosen()])
  delete mine.revisions.contact
  delete theirs.revisions.home
  const answers = await Promise.all([
    office.ask('POST', '/site/publish', mine),
    call(other.url, office.token, 'POST', '/site/publish', theirs),
  ])
  const refused = answers.filter(({ status }) => status === 409)
  const good = answers.filter(({ status }) => status === 200)
  if (good.length !== 1 || refused.length !== 1) unclear += 1
  if (refused.some(({ body }) => body.published?.number !== good[0]?.body.data.number)) unclear += 1
  const { number } = await here.publish()
  const shows = async () => {
    const versions = await versionsAt(other.url)
    // The number first, so that pages of two versions are those of a change amid the reading.
    if (versions.length > 1 && (await versionsAt(other.url)).length > 1) mixed += 1
    return versions.join() === String(number)
  }
  slowest = Math.max(slowest, await until(shows, 10_000))
  const home = await there.draft('home')
  const contact = await here.draft('contact')
  if (home.published.home.title !== title || contact.published.contact.heading !== heading) lost += 1
}
judgeTime('the other server shows a version, at the latest', slowest, 5000)
judgeNone('readings of pages of two versions', mixed)
judgeNone('two publishes at once of which not one is refused, with what the other published', unclear, ROUNDS)
judgeNone('rounds in which words are lost', lost, ROUNDS)

/** One field that two people change from one revision. */
const { revision, content } = await here.draft('events')
const withHeading = (/** @type {string} */ heading) => ({
  revision,
  content: { events: { ...content.events, heading } },
})
const saves = await Promise.all([
  office.ask('PUT', '/site/drafts/events', withHeading('Mine')),
  call(other.url, office.token, 'PUT', '/site/drafts/events', withHeading('Theirs')),
])
const statuses = saves.map(({ status }) => status).toSorted((one, two) => one - two)
judgeIs('two saves of one field at once were answered with', statuses.join(), '200,412')
const kept = (await here.draft('events')).content.events.heading
const told = saves.find(({ status }) => status === 412)?.body
judgeIs('whoever is second is told what the first wrote', JSON.stringify(told).includes(`"${kept}"`), true)

await judgeStop(office)
await other.stop('SIGTERM')
await stop()

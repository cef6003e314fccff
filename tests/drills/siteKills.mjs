/**
 * Kills the server (SIGKILL) at random moments while it publishes, saves a draft and takes a picture. After each restart every page is
 * of one version, a publish, a draft and a picture that were answered are there. Run `npm run build`, then
 * `node tests/drills/siteKills.mjs [kills] [embedded|postgres]`
 */
import sharp from 'sharp'
import { drillFolder, judge, judgeIs, judgeNone, judgeTime, wait } from './drill.mjs'
import { requirePostgres } from './postgres.mjs'
import { call, openOffice, startServer } from './server.mjs'
import { siteEditor, versionsAt } from './siteEditor.mjs'

const KILLS = Number(process.argv[2] ?? 100)
const only = process.argv[3]

/** Another picture for each number. @param {number} number */
const pictureOf = (number) =>
  sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: number % 256, g: number >> 8, b: 9 } },
  })
    .jpeg()
    .toBuffer()

/** @template T @param {Promise<T>} sent @returns {Promise<T | undefined>} undefined if the server was killed before it answered */
const unlessKilled = (sent) =>
  sent.catch((/** @type {unknown} */ error) => {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  })

/** @param {string} name @param {Record<string, string>} settings */
async function drill(name, settings) {
  const office = await openOffice(settings)
  const { token } = office
  /** @type {import('./server.mjs').RunningServer} */
  let server = office
  const editor = siteEditor({
    ask: (method, path, body, headers) => call(server.url, token, method, path, body, headers),
  })
  const { change, chosen, draft, expect } = editor
  const edit = (/** @type {number} */ number) =>
    change('home', (content) => ({ home: { ...content.home, title: `Title ${number}` } }))
  const save = (/** @type {number} */ number) =>
    change('contact', (content) => ({ contact: { ...content.contact, heading: `Heading ${number}` } }))
  const upload = async (/** @type {number} */ number) => {
    const response = await fetch(`${server.url}/site/pictures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      body: Buffer.from(await pictureOf(number)),
    })
    /** @type {{ data: { src: string } }} */
    const { data } = await response.json()
    return data
  }

  await edit(-1)
  const startedAt = performance.now()
  await editor.publish()
  const whole = 1.5 * (performance.now() - startedAt)
  /** @type {string[]} */
  const wrong = []
  let published = 0
  let answered = 0
  let slowest = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    await edit(kill)
    const body = await chosen()
    delete body.revisions.contact
    const works = Promise.all([
      unlessKilled(expect('POST', '/site/publish', body)),
      unlessKilled(save(kill)),
      unlessKilled(upload(kill)),
    ])
    await wait(Math.random() * whole)
    await server.stop('SIGKILL')
    const [version, saved, picture] = await works
    answered += [version, saved, picture].filter(Boolean).length
    server = await startServer(settings)
    slowest = Math.max(slowest, server.startMs)
    const [shown = '', ...others] = await versionsAt(server.url)
    if (others.length > 0) wrong.push(`${kill}: pages of the versions ${shown}, ${others.join(', ')}`)
    const { version: now } = await expect('GET', '/site')
    if (shown !== String(now.number)) wrong.push(`${kill}: ${now.number} is published, ${shown} is shown`)
    if (version && version.number !== now.number) wrong.push(`${kill}: version ${version.number} is lost`)
    if (now.number > body.base) published += 1
    const { content } = await draft('contact')
    if (saved && content.contact.heading !== `Heading ${kill}`) wrong.push(`${kill}: a draft is lost`)
    if (picture && !(await fetch(new URL(picture.src, server.url))).ok)
      wrong.push(`${kill}: a picture is lost`)
  }
  judge(`${name}: kills`, KILLS, true, `${published} after the version was stored, ${answered} answers`)
  judgeNone(`${name}: pages of two versions, and answered writes that are lost`, wrong)
  judgeTime(`${name}: the slowest start after a kill`, slowest, 5000)
  judgeIs(`${name}: the server stopped with`, await server.stop('SIGTERM'), 0)
}

if (only !== 'postgres') await drill('embedded', { DATA_DIR: drillFolder('site-kills') })
if (only !== 'embedded') {
  const { database, stop } = await requirePostgres('institute_site_kills')
  await drill('PostgreSQL', { DATABASE_URL: database, DATA_DIR: drillFolder('site-kills') })
  await stop()
}

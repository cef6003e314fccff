/**
 * Two writers on one record, one form sent twice, and a record created while its parent is deleted.
 * `node tests/hard/races.mjs [times]`. With DATABASE_URL it uses an empty PostgreSQL database and two servers.
 */
import { drillFolder, inParallel, judge } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 1000)
const AT_ONCE = 50

/** @type {Record<string, string>} */
const settings = process.env.DATABASE_URL
  ? { DATABASE_URL: process.env.DATABASE_URL }
  : { DATA_DIR: drillFolder('races') }
/** The embedded database allows one process; PostgreSQL serves two. */
const servers = [
  await startServer(settings),
  ...(process.env.DATABASE_URL ? [await startServer(settings)] : []),
]
const [first = { url: '' }, second = first] = servers
const { token } = await signIn(first.url)

/** @param {string} url @param {'POST' | 'PUT'} method @param {string} path @param {object} body @param {Record<string, string>} headers */
async function send(url, method, path, body, headers) {
  const init = {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const response = await fetch(url + path, init)
  return { status: response.status, etag: response.headers.get('etag') ?? '', body: await response.json() }
}

/** @param {string} title */
const course = (title) => ({ M01_Title: title, M01_Description: 'Two terms' })

// Both have read the same version: one is saved, the other gets the saved record.
const pairs = await inParallel(TIMES, AT_ONCE / 2, async (number) => {
  const added = await send(first.url, 'POST', '/courses', course(`Pair ${number}`), {})
  const path = `/courses/${added.body.data.M01_CourseId}`
  const answers = await Promise.all(
    [first.url, second.url].map((url, writer) =>
      send(url, 'PUT', path, course(`Pair ${number}, writer ${writer}`), { 'if-match': added.etag }),
    ),
  )
  const kept = answers.find(({ status }) => status === 200)?.body.data.M01_Title
  const stands = (await call(first.url, token, 'GET', path)).body.data.M01_Title
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  return statuses.join() === '200,412' && stands === kept
})
const silent = pairs.filter((isGood) => !isGood).length
judge('racing pairs, overwritten in silence', `${silent} of ${TIMES}`, silent === 0, '0')

// The same form, submitted twice concurrently.
const doubles = await inParallel(TIMES, AT_ONCE / 2, async (number) => {
  const headers = { 'idempotency-key': `form-number-${number}` }
  const answers = await Promise.all(
    [first.url, second.url].map((url) => send(url, 'POST', '/courses', course(`Double ${number}`), headers)),
  )
  return (
    answers.every(({ status }) => status === 201) &&
    answers[0]?.body.data.M01_CourseId === answers[1]?.body.data.M01_CourseId
  )
})
const { total } = (await call(first.url, token, 'GET', '/courses?page=1&search=Double')).body
const unlike = doubles.filter((isGood) => !isGood).length
judge(
  'forms sent twice',
  `${total} records of ${TIMES} forms, ${unlike} unlike answers`,
  total === TIMES && unlike === 0,
  'one each',
)

// A batch is added to a course that is deleted concurrently.
let orphans = 0
let answered = 0
await inParallel(TIMES, AT_ONCE / 2, async (number) => {
  const added = await send(first.url, 'POST', '/courses', course(`Parent ${number}`), {})
  const id = added.body.data.M01_CourseId
  const batch = { M02_Name: `Child ${number}`, M02_M01_CourseId: id }
  const [made, gone] = await Promise.all([
    send(first.url, 'POST', '/batches', batch, {}),
    call(second.url, token, 'DELETE', `/courses/${id}`),
  ])
  const isFair = (made.status === 201 && gone.status === 403) || (made.status === 422 && gone.status === 200)
  if (isFair) answered += 1
  const parent = await call(first.url, token, 'GET', `/courses/${id}`)
  if (made.status === 201 && parent.status !== 200) orphans += 1
})
judge('made while its parent is deleted, orphans', `${orphans} of ${TIMES}`, orphans === 0, '0')
judge('each of these told what happened', answered, answered === TIMES, `${TIMES}`)

for (const server of servers) await server.stop('SIGTERM')

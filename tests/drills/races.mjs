/**
 * Two writers on one record, one form sent twice, and a record created while its parent is deleted.
 * `node tests/drills/races.mjs [times]`. With DATABASE_URL it uses an empty PostgreSQL database and two servers.
 */
import { drillFolder, inParallel, judge, judgeNone } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 1000)
const AT_ONCE = 25

const shared = process.env.DATABASE_URL
/** @type {Record<string, string>} */
const settings = shared ? { DATABASE_URL: shared } : { DATA_DIR: drillFolder('races') }
/** The embedded database allows one process; PostgreSQL serves two. */
const servers = [await startServer(settings), ...(shared ? [await startServer(settings)] : [])]
const [first = '', second = first] = servers.map(({ url }) => url)
const { token } = await signIn(first)

/** Sends a request to each writer's server at once. @param {(writer: number) => [string, string, object, Record<string, string>]} requestOf */
const both = (requestOf) =>
  Promise.all([first, second].map((url, writer) => call(url, token, ...requestOf(writer))))

/** @param {string} title */
const course = (title) => ({ M01_Title: title, M01_Description: 'Two terms' })

/** Runs a race many times. Returns how many times it went wrong. @param {(number: number) => Promise<boolean>} isGood */
const failuresOf = async (isGood) => (await inParallel(TIMES, AT_ONCE, isGood)).filter((good) => !good).length

// Both have read the same version: one is saved, the other gets the saved record.
const silent = await failuresOf(async (number) => {
  const added = await call(first, token, 'POST', '/courses', course(`Pair ${number}`))
  const path = `/courses/${added.body.data.M01_CourseId}`
  const ifMatch = { 'if-match': added.headers.get('etag') ?? '' }
  const answers = await both((writer) => ['PUT', path, course(`Pair ${number}, writer ${writer}`), ifMatch])
  const kept = answers.find(({ status }) => status === 200)?.body.data.M01_Title
  const stands = (await call(first, token, 'GET', path)).body.data.M01_Title
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  return statuses.join() === '200,412' && stands === kept
})
judgeNone('racing pairs, overwritten in silence', silent, TIMES)

// The same form, submitted twice concurrently.
const unlike = await failuresOf(async (number) => {
  const headers = { 'idempotency-key': `form-number-${number}` }
  const answers = await both(() => ['POST', '/courses', course(`Double ${number}`), headers])
  const ids = new Set(answers.map(({ body }) => String(body.data?.M01_CourseId)))
  return answers.every(({ status }) => status === 201) && ids.size === 1
})
const { total } = (await call(first, token, 'GET', '/courses?page=1&search=Double')).body
judgeNone('forms sent twice with unlike answers', unlike, TIMES)
judge('records of them', total, total === TIMES, `${TIMES}, one each`)

// A batch is added to a course that is deleted concurrently.
let orphans = 0
const unfair = await failuresOf(async (number) => {
  const added = await call(first, token, 'POST', '/courses', course(`Parent ${number}`))
  const id = added.body.data.M01_CourseId
  const [made, gone] = await Promise.all([
    call(first, token, 'POST', '/batches', { M02_Name: `Child ${number}`, M02_M01_CourseId: id }),
    call(second, token, 'DELETE', `/courses/${id}`),
  ])
  const parent = await call(first, token, 'GET', `/courses/${id}`)
  if (made.status === 201 && parent.status !== 200) orphans += 1
  return (made.status === 201 && gone.status === 403) || (made.status === 422 && gone.status === 200)
})
judgeNone('made while its parent is deleted, orphans', orphans, TIMES)
judgeNone('answers to these that do not tell what happened', unfair, TIMES)

for (const server of servers) await server.stop('SIGTERM')

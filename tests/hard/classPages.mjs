/**
 * Guesses addresses of class pages from many networks: none may open, wrong, old and turned-off ones have one answer and take the
 * same time. Then 300 phones behind one address open a page with its script within ten seconds, while one of them guesses. The
 * log and the metrics must not contain an address. `node tests/hard/classPages.mjs [guesses]`
 */
import { randomBytes } from 'node:crypto'
import { planWith } from '#tests/e2e/records.mjs'
import { createClient } from './classPageClient.mjs'
import { drillFolder, inParallel, judge, judgeTime, percentile, TIME_FACTOR, wait } from './drill.mjs'
import { startServer } from './server.mjs'

const GUESSES = Number(process.argv[2] ?? 3000)
/** Fewer than a network may try. */
const GUESSES_OF_NETWORK = 40
const PHONES = 300
const ARRIVAL_MS = 10_000
/** Answers of each kind whose time is compared. */
const TIMED = 400

const METRICS_TOKEN = 'metrics-of-the-drill'
const server = await startServer({
  DATA_DIR: drillFolder('class-pages'),
  TRUST_PROXY: '1',
  LOG_LEVEL: 'info',
  METRICS_TOKEN,
})
const { ask, open } = await createClient(server.url)
const { division, add } = await planWith((path, fields) => ask('POST', path, fields))
const other = await add('/division', { ...division, M11_Division_name: 'Another' })
const pageOf = (/** @type {any} */ { M11_Division_id: id }) => `/division/${id}/page`

/** @param {string} method @param {any} of */
const addressOf = async (method, of) => String((await ask(method, pageOf(of))).token)
const old = await addressOf('POST', division)
const token = await addressOf('PUT', division)
const off = await addressOf('POST', other)
await ask('DELETE', pageOf(other))

let network = 0
let hits = 0
const answers = new Set()
const kinds = { wrong: () => randomBytes(16).toString('base64url'), old: () => old, off: () => off }

/**
 * Opens an address that opens nothing. Returns the time that it took, in ms.
 * @param {number} number @param {keyof typeof kinds} kind
 */
async function guess(number, kind) {
  if (number % GUESSES_OF_NETWORK === 0) network += 1
  const from = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
  const startedAt = performance.now()
  const { status, text, headers } = await open(`/d/${kinds[kind]()}`, from)
  const took = performance.now() - startedAt
  if (status !== 404) hits += 1
  const { 'x-request-id': _id, date: _date, ...same } = headers
  answers.add(JSON.stringify({ status, same, text }))
  return took
}

await inParallel(GUESSES, 8, (number) => guess(number, number % 20 === 0 ? 'old' : 'wrong'))
judge(
  `${GUESSES} guessed addresses`,
  `${hits} hits, ${answers.size} answer`,
  hits === 0 && answers.size === 1,
  '0, 1',
)

/** @type {Record<keyof typeof kinds, number[]>} */
const times = { wrong: [], old: [], off: [] }
for (let number = 0; number < TIMED; number += 1) {
  times.wrong.push(await guess(number, 'wrong'))
  times.old.push(await guess(number, 'old'))
  times.off.push(await guess(number, 'off'))
}
const quarters = Object.values(times).map((list) => percentile(list, 0.25))
const apart = Math.max(...quarters) - Math.min(...quarters)
judge(
  `${TIMED} each of wrong, old and turned off, one after the other`,
  `${apart.toFixed(2)} ms apart at the first quarter, ${Math.max(...quarters).toFixed(2)} ms`,
  apart < 0.3 * TIME_FACTOR,
  'less than 0.3 ms',
)

const script =
  /src="(\/assets\/class-[^"]+\.js)"/.exec((await open(`/d/${token}`, '192.0.2.1')).text)?.[1] ?? ''
/** @type {number[]} */
const openings = []
let errors = 0
const guesser = inParallel(200, 1, () => open(`/d/${kinds.wrong()}`, '192.0.2.1'))
await Promise.all(
  Array.from({ length: PHONES }, async (_, phone) => {
    await wait((phone / PHONES) * ARRIVAL_MS)
    const startedAt = performance.now()
    const page = await open(`/d/${token}`, '192.0.2.1')
    openings.push(performance.now() - startedAt)
    const code = await open(script, '192.0.2.1')
    if (page.status !== 200 || code.status !== 200 || !page.text.includes('Class page')) errors += 1
  }),
)
const refused = (await guesser).filter(({ status }) => status === 429).length
judge(`${PHONES} phones behind one address in 10 s`, `${errors} errors`, errors === 0, '0')
judgeTime('their p99', percentile(openings, 0.99), 250)
judge('the guesser beside them', `${refused} of 200 refused`, refused >= 150, '150 or more')

const metrics = await fetch(`${server.url}/metrics`, {
  headers: { authorization: `Bearer ${METRICS_TOKEN}` },
})
const counted = await metrics.text()
await server.stop('SIGTERM')
const kept = `${server.said()}${counted}`
const leaks = [token, old, off].filter((secret) => kept.includes(secret)).length
judge('addresses in log and metrics', leaks, leaks === 0 && kept.includes('/d/:token'), '0')

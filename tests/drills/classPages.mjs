/**
 * Guesses addresses of class pages from many networks: none may open; wrong, old and turned-off ones have one answer and take the
 * same time. The log and the metrics must not contain an address. `node tests/drills/classPages.mjs [guesses]`
 */
import { randomBytes } from 'node:crypto'
import { planWith } from '#tests/e2e/records.mjs'
import { drillFolder, inParallel, judge, judgeNone, percentile, TIME_FACTOR } from './drill.mjs'
import { METRICS_TOKEN, metricsOf, openOffice } from './server.mjs'

const GUESSES = Number(process.argv[2] ?? 3000)
/** Fewer than a network may try. */
const GUESSES_OF_NETWORK = 40
/** Answers of each kind whose time is compared. */
const TIMED = 400

const office = await openOffice({
  DATA_DIR: drillFolder('class-pages'),
  TRUST_PROXY: '1',
  LOG_LEVEL: 'info',
  METRICS_TOKEN,
})
const { division, add } = await planWith(office.add)
const other = await add('/division', { ...division, M11_Division_name: 'Another' })

/** @param {string} method @param {{ M11_Division_id: number }} of @returns {Promise<string>} the page's address */
const addressOf = async (method, { M11_Division_id: id }) =>
  String((await office.ask(method, `/division/${id}/page`)).body.data.token)
const old = await addressOf('POST', division)
const token = await addressOf('PUT', division)
const off = await addressOf('POST', other)
await office.ask('DELETE', `/division/${other.M11_Division_id}/page`)

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
  const { status, headers, text } = await open(kinds[kind](), from)
  const took = performance.now() - startedAt
  if (status !== 404) hits += 1
  const { 'x-request-id': _id, date: _date, ...same } = headers
  answers.add(JSON.stringify({ status, same, text }))
  return took
}

/** @param {string} address @param {string} from the network of the visitor */
async function open(address, from) {
  const headers = { 'x-forwarded-for': from, accept: 'text/html' }
  const response = await fetch(`${new URL(office.url).origin}/d/${address}`, { headers, redirect: 'manual' })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  }
}

await inParallel(GUESSES, 8, (number) => guess(number, number % 20 === 0 ? 'old' : 'wrong'))
judgeNone('guessed addresses that opened something', hits, GUESSES)
judge('different answers', answers.size, answers.size === 1, 'one')

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
const opened = await open(token, '192.0.2.1')
judge('the right address', opened.status, opened.text.includes('Class page'), 'opens the page')

const counted = await metricsOf(office.url)
await office.stop('SIGTERM')
const kept = `${office.said()}${counted}`
const leaks = [token, old, off].filter((secret) => kept.includes(secret)).length
judge('addresses in log and metrics', leaks, leaks === 0 && kept.includes('/d/:token'), '0')

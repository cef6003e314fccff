/**
 * 10,000 guesses from 50 addresses at one account: how many reach the password hash, whether its owner can still sign in, and
 * whether a forged X-Forwarded-For allows more attempts. Then the same from the owner's own address, from an IPv6 /64, and from
 * forms on other sites. `node tests/hard/guessing.mjs [guesses]`
 */
import { request } from 'node:http'
import { drillFolder, inParallel, judge } from './drill.mjs'
import { LOGIN, signIn, startServer } from './server.mjs'

const GUESSES = Number(process.argv[2] ?? 10_000)
const ADDRESSES = 50
const AT_ONCE = 250
const OWNERS_TRIES = 20
const FORM = 'application/x-www-form-urlencoded'

/**
 * Runs guesses while the owner signs in 20 times from a known browser at their own address.
 * @param {string} what
 * @param {Record<string, string>} settings of a new server
 * @param {(number: number) => { name?: string, from?: string, headers?: Record<string, string> }} guessOf
 * @param {Record<string, string>} [ownHeaders] headers of the owner's browser
 */
async function attack(what, settings, guessOf, ownHeaders = {}) {
  const server = await startServer({ DATA_DIR: drillFolder('guessing'), ...settings })
  const { cookie } = await signIn(server.url)
  const { port } = new URL(server.url)

  /** @param {number} number @returns {Promise<number>} the status */
  const guess = (number) => {
    const { name = LOGIN, from = '127.0.0.1', headers = {} } = guessOf(number)
    const fields = { M05_LoginUserName: name, password: `guess number ${number}` }
    const isForm = headers['content-type'] === FORM
    const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields)
    return new Promise((resolve, reject) => {
      const asked = request({
        host: '127.0.0.1',
        port,
        path: '/api/admin/login',
        method: 'POST',
        localAddress: from,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      })
      asked.on('response', (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }

  let successes = 0
  const owner = async () => {
    for (let tries = 0; tries < OWNERS_TRIES; tries += 1) {
      await signIn(server.url, cookie, ownHeaders)
      successes += 1
    }
  }
  const [statuses] = await Promise.all([inParallel(GUESSES, AT_ONCE, guess), owner().catch(console.error)])
  await server.stop('SIGTERM')
  judge(`${what}: the owner, from a known browser`, successes, successes === OWNERS_TRIES, '20 of 20')
  /** @param {number} status */
  return (status) => statuses.filter((found) => found === status).length
}

/**
 * @param {string} what @param {(status: number) => number} count
 * @param {number} most guesses that may reach the hash @param {string} words
 */
function judgeReached(what, count, most, words) {
  const reached = count(401)
  judge(`${what}: guesses that reached the hash`, `${reached} of ${GUESSES}`, reached <= most, words)
  const told = count(429) + count(503)
  judge(`${what}: all others were told to wait`, told, told + reached === GUESSES, `${GUESSES} less those`)
}

const fifty = await attack('50 addresses', {}, (number) => ({
  // All of 127.0.0.0/8 is loopback, so the server sees different addresses.
  from: `127.0.0.${2 + (number % ADDRESSES)}`,
  headers: { 'x-forwarded-for': `203.0.113.${number % 250}` },
}))
judgeReached('50 addresses', fifty, 100, 'at most 100 an hour')

const same = await attack('the same address', {}, (number) => ({ name: `name-${number}` }))
judgeReached('the same address', same, 40, '40 in 5 minutes')

const owns = { 'x-forwarded-for': '2001:db8:7:7::1' }
const subnet = await attack(
  'the same /64',
  { TRUST_PROXY: '1' },
  (number) => ({
    name: `name-${number}`,
    headers: { 'x-forwarded-for': `2001:db8:7:7::${number.toString(16)}` },
  }),
  owns,
)
judgeReached('the same /64', subnet, 40, '40 in 5 minutes')

const foreign = await attack('forms of other sites', {}, (number) => ({
  headers: {
    'content-type': FORM,
    origin: 'https://elsewhere.example',
    ...(number % 2 === 0 && { 'sec-fetch-site': 'cross-site' }),
  },
}))
judge('forms of other sites: refused as such', foreign(403), foreign(403) === GUESSES, `${GUESSES}`)

/**
 * 10,000 guesses from 50 addresses at one account: how many reach the password's hash, whether its owner still gets in,
 * and whether a made-up X-Forwarded-For buys more tries. `node tests/hard/guessing.mjs [guesses]`
 */
import { request } from 'node:http'
import { drillFolder, inParallel, judge } from './drill.mjs'
import { LOGIN, signIn, startServer } from './server.mjs'

const GUESSES = Number(process.argv[2] ?? 10_000)
const ADDRESSES = 50
const AT_ONCE = 25
const OWNERS_TRIES = 20

const server = await startServer({ DATA_DIR: drillFolder('guessing') })
const { cookie } = await signIn(server.url)
const { port } = new URL(server.url)

/** @param {number} number @returns {Promise<number>} the status */
function guess(number) {
  const body = JSON.stringify({ M05_LoginUserName: LOGIN, password: `guess number ${number}` })
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: '/api/admin/login',
      method: 'POST',
      // All of 127.0.0.0/8 is loopback: each of these is an address of its own to the server.
      localAddress: `127.0.0.${2 + (number % ADDRESSES)}`,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': `203.0.113.${number % 250}`,
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

let ownersSuccesses = 0
const owner = async () => {
  for (let tries = 0; tries < OWNERS_TRIES; tries += 1) {
    await signIn(server.url, cookie)
    ownersSuccesses += 1
  }
}
const [statuses] = await Promise.all([inParallel(GUESSES, AT_ONCE, guess), owner().catch(console.error)])
/** @param {number} status */
const count = (status) => statuses.filter((found) => found === status).length
const reached = count(401)

judge('guesses that reached the hash', `${reached} of ${GUESSES}`, reached <= 100, 'at most 100 an hour')
judge('all others were told to wait', count(429), count(429) + reached === GUESSES, `${GUESSES} less those`)
judge('the owner, from a known browser', ownersSuccesses, ownersSuccesses === OWNERS_TRIES, '20 of 20')
await server.stop('SIGTERM')

/** Runs the built server as a separate process, and calls it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { judgeIs, TIME_FACTOR } from './drill.mjs'

/** The built server; SERVER_ENTRY names another build. */
const defaultEntry = process.env.SERVER_ENTRY ?? 'dist/server/main.js'

export const LOGIN = 'office@example.org'
export const PASSWORD = 'forty-hadith'

/** Timeout of a start, in ms. */
const START_TIMEOUT = 15_000 * TIME_FACTOR

/**
 * @typedef {object} RunningServer
 * @property {string} url of the API, with /api
 * @property {number} pid
 * @property {import('node:stream').Readable | null} stdout its log, if it is a pipe
 * @property {number} startMs from the start of the process to its first response
 * @property {() => boolean} hasEnded by itself
 * @property {(signal: NodeJS.Signals) => Promise<number | null>} stop returns the exit code
 * @property {() => string} said its output so far
 */

/**
 * Starts the server on a free loopback port and waits for its first response.
 * @param {Record<string, string>} settings such as DATA_DIR or DATABASE_URL
 * @param {string} [entry] the built server's entry, next to its client
 * @param {'read' | 'unread' | number} [log] whether its log is read, or the file descriptor that it is written to
 * @param {string[]} [args] of the program
 * @returns {Promise<RunningServer>}
 */
export async function startServer(settings, entry = defaultEntry, log = 'read', args = []) {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run \`npm run build\` first.`)
  const startedAt = performance.now()
  const server = spawn(process.execPath, [entry, ...args], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: LOGIN,
      ADMIN_PASSWORD: PASSWORD,
      ...settings,
    },
    stdio: ['ignore', typeof log === 'number' ? log : 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [log === 'read' ? server.stdout : null, server.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ part) => (said += part))
  }
  const ended = once(server, 'exit')
  // A failing script must not leave a server behind.
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  const port = await portOf(server)
  const url = `http://127.0.0.1:${port}/api`
  const health = await fetch(`${url}/health`)
  if (!health.ok) throw new Error(`The server answers its first question with ${health.status}.`)
  return {
    url,
    pid: server.pid ?? 0,
    stdout: server.stdout,
    startMs: performance.now() - startedAt,
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    async stop(signal) {
      server.kill(signal)
      await ended
      process.off('exit', end)
      return server.exitCode
    },
    said: () => said,
  }
}

/**
 * Returns the port that the server prints to stderr.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function portOf(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`The server did not start. It said: ${said}`))
    const timer = setTimeout(() => {
      server.kill('SIGKILL')
      fail()
    }, START_TIMEOUT)
    server.once('exit', fail)
    server.stderr?.on('data', (/** @type {Buffer} */ part) => {
      said += part
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      resolve(port)
    })
  })
}

/** Timeout of a command, in ms. */
const LONGEST_COMMAND = 600_000

/**
 * Runs a command of the built server, such as `backup`, to its end; without `args`, a start that fails.
 * @param {string[]} args @param {Record<string, string>} settings
 * @param {(said: string) => void} [hear] called with all that it has said, whenever it says something
 * @returns {Promise<{ code: number | null, said: string, ms: number }>}
 */
export async function runCommand(args, settings, hear) {
  const startedAt = performance.now()
  const command = spawn(process.execPath, [defaultEntry, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST_COMMAND,
    killSignal: 'SIGKILL',
  })
  let said = ''
  command.stderr.on('data', (/** @type {Buffer} */ part) => {
    said += part
    hear?.(said)
  })
  await once(command, 'close')
  return { code: command.exitCode, said: said.trim(), ms: performance.now() - startedAt }
}

/**
 * Signs in. A browser that has signed in before sends its cookie.
 * @param {string} url of the API
 * @param {string} [cookie]
 * @param {Record<string, string>} [headers] additional headers
 * @returns {Promise<{ token: string, cookie: string }>}
 */
export async function signIn(url, cookie = '', headers = {}) {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify({ M05_LoginUserName: LOGIN, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`)
  const { token } = await response.json()
  return { token, cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie }
}

/**
 * Sends a request as the administrator.
 * @param {string} url of the API @param {string} token @param {string} method @param {string} path
 * @param {object} [body] @param {Record<string, string>} [headers] additional ones
 */
export async function call(url, token, method, path, body, headers) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** The status of a call; 0 if the connection broke. @param {Parameters<typeof call>} request */
export const statusOf = (...request) =>
  call(...request).then(
    ({ status }) => status,
    () => 0,
  )

/**
 * Starts a server and signs in as the administrator.
 * @param {Record<string, string>} settings @param {Parameters<typeof startServer>[2]} [log]
 */
export async function openOffice(settings, log) {
  const server = await startServer(settings, undefined, log)
  const { token, cookie } = await signIn(server.url)
  /** Sends a request. @param {string} method @param {string} path @param {object} [body] @param {Record<string, string>} [headers] */
  const ask = (method, path, body, headers) => call(server.url, token, method, path, body, headers)
  /** Adds a record. Throws if it is refused. @type {import('#tests/e2e/records.mjs').Adder} */
  const add = async (path, data) => {
    const { status, body } = await ask('POST', path, data)
    if (status !== 201) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(body)}`)
    /** @type {import('#tests/e2e/records.mjs').Added} */
    const added = body.data
    return added
  }
  return { ...server, token, cookie, ask, add }
}

/** Lets a server create its database, which is then filled. @param {Record<string, string>} settings @param {() => unknown} fill */
export async function fillFirst(settings, fill) {
  const server = await startServer(settings)
  await server.stop('SIGTERM')
  await fill()
}

/** Stops a server, and judges its end. @param {RunningServer} server @param {string} [when] */
export async function judgeStop(server, when = '') {
  judgeIs(`the server ${when}stopped with`, await server.stop('SIGTERM'), 0)
}

/** The titles of all courses. @param {string} url of the API @param {string} token @returns {Promise<Set<string>>} */
export async function titlesOf(url, token) {
  const { status, body } = await call(url, token, 'GET', '/courses')
  if (status !== 200) throw new Error(`The list was answered with ${status}.`)
  return new Set(body.data.map((/** @type {{ M01_Title: string }} */ row) => row.M01_Title))
}

export const METRICS_TOKEN = 'a-token-for-the-metrics-alone'

/** The metrics of a server that was started with METRICS_TOKEN. @param {string} url of the API */
export const metricsOf = async (url) =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()

/** Memory of a process in MB. @param {number} pid @param {'VmRSS' | 'VmHWM'} [what] current, or peak since the last reset */
export const memoryOf = (pid, what = 'VmRSS') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

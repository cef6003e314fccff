/** Runs the built server as a separate process, and calls it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** The built server; SERVER_ENTRY names another build. */
const defaultEntry = process.env.SERVER_ENTRY ?? 'dist/server/main.js'

export const LOGIN = 'office@example.org'
export const PASSWORD = 'forty-hadith'

/** Timeout of a start, in ms. */
const START_TIMEOUT = 15_000

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
 * @returns {Promise<RunningServer>}
 */
export async function startServer(settings, entry = defaultEntry, log = 'read') {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run \`npm run build\` first.`)
  const startedAt = performance.now()
  const server = spawn(process.execPath, [entry], {
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
 * @returns {Promise<{ code: number | null, said: string, ms: number }>}
 */
export async function runCommand(args, settings) {
  const startedAt = performance.now()
  const command = spawn(process.execPath, [defaultEntry, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST_COMMAND,
    killSignal: 'SIGKILL',
  })
  let said = ''
  command.stderr.on('data', (/** @type {Buffer} */ part) => (said += part))
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
 * @param {string} url of the API
 * @param {string} token
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
export async function call(url, token, method, path, body) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

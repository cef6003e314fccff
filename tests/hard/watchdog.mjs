/**
 * A server whose event loop is blocked exits with a message and is restarted; one that was only suspended, or had no CPU time,
 * keeps running. A loop in this drill restarts it, as systemd and containers do. Run `npm run build`, then
 * `node tests/hard/watchdog.mjs`
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { drillFolder, freePort, judge, judgeIs, judgeTime, until, wait } from './drill.mjs'
import { LOGIN, PASSWORD, signIn } from './server.mjs'

/** Delay of systemd before it restarts a service, in ms. */
const RESTART = 1000
const plant = new URL('watchdogPlant.mjs', import.meta.url).href

const port = await freePort()
const url = `http://127.0.0.1:${port}/api`
const env = {
  PATH: process.env.PATH,
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: drillFolder('watchdog'),
  ADMIN_EMAIL: LOGIN,
  ADMIN_PASSWORD: PASSWORD,
  LOG_LEVEL: 'silent',
}

/** State of the simulated service manager. @type {{ process?: import('node:child_process').ChildProcess, ends: string[], said: string, isOver: boolean }} */
const service = { ends: [], said: '', isOver: false }

async function keepRunning() {
  while (!service.isOver) {
    const one = spawn(process.execPath, ['--import', plant, 'dist/server/main.js'], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    service.process = one
    one.stderr.on('data', (part) => (service.said += part))
    const [code, signal] = await once(one, 'exit')
    service.ends.push(String(signal ?? code))
    await wait(RESTART)
  }
}
process.once('exit', () => service.process?.kill('SIGKILL'))
const running = keepRunning()
const isUp = async () => (await fetch(`${url}/health`, { signal: AbortSignal.timeout(1000) })).ok

await until(isUp, 15_000)
const { token } = await signIn(url)
/** @param {string} words */
const search = (words) =>
  fetch(`${url}/courses?page=1&search=${words}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(240_000),
  }).then(
    ({ status }) => status,
    () => 0,
  )

/** Returns how long its main thread has waited for a processor, in ms; 0 if the process has ended. */
function waited() {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${service.process?.pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}

/** Blocks it, and judges how it exits and restarts. @param {string} planted @param {string} end @param {RegExp} words */
async function judgeEnded(planted, end, words) {
  const before = service.ends.length
  service.said = ''
  const startedAt = performance.now()
  const asked = search(planted)
  const waitedBefore = waited()
  let waitedLast = waitedBefore
  await until(async () => {
    waitedLast = waited() || waitedLast
    return service.ends.length > before
  }, 240_000)
  const endedAt = performance.now()
  // Without the time that the blocked thread waited for a processor on a busy machine.
  const own = endedAt - startedAt - (waitedLast - waitedBefore)
  judgeTime(`${planted}: the process ended after`, own, 14_000)
  judgeIs('with', service.ends.at(-1), end)
  await until(isUp, 20_000)
  judgeTime('up again', performance.now() - endedAt, 5000)
  const said = service.said.split('\n').filter((line) => !/^(Site|Console|Data|Stop)/.test(line))
  judge('words', said.join(' | '), words.test(service.said), String(words))
  const isPrivate = service.said.includes(token) || service.said.includes(`=${planted}`)
  judgeIs('personal data in them', isPrivate, false)
  judgeIs('whoever asked was answered with', await asked, 0)
}

const request = String.raw`Requests in progress: GET /api/courses \([0-9a-f-]{36}\)`
await judgeEnded(
  'plantedloop',
  '79',
  new RegExp(`${request}[^]*It is blocked at: plantedloop \\(watchdogPlant\\.mjs:\\d+`),
)
await judgeEnded('plantedsleep', 'SIGKILL', new RegExp(`${request}[^]*It did not report where it is blocked`))

/** Judges that the same process keeps running. @param {string} when @param {() => Promise<unknown>} trouble */
async function judgeSpared(when, trouble) {
  const { ends, process: one } = service
  const before = ends.length
  await trouble()
  await wait(3000)
  const isSame = service.process === one && ends.length === before && (await isUp().catch(() => false))
  judgeIs(`${when}: the same process goes on`, isSame, true)
}

await judgeSpared('stopped for 15 s', async () => {
  service.process?.kill('SIGSTOP')
  await wait(15_000)
  service.process?.kill('SIGCONT')
})

// Two other processes compete for the server's one processor: of 14 s, the server gets hardly one.
const pid = String(service.process?.pid)
spawnSync('taskset', ['-a', '-p', '-c', '0', pid])
for (const id of readdirSync(`/proc/${pid}/task`)) spawnSync('renice', ['-n', '10', '-p', id])
await judgeSpared('starved by others', async () => {
  const others = [1, 2].map(() => spawn('taskset', ['-c', '0', process.execPath, '-e', 'for (;;);']))
  const end = () => others.forEach((other) => other.kill('SIGKILL'))
  process.once('exit', end)
  const startedAt = performance.now()
  const status = await search('plantedwork')
  const seconds = (performance.now() - startedAt) / 1000
  end()
  const isAnswered = seconds > 12 && status === 200
  judge('a search that took', `${seconds.toFixed(0)} s, ${status}`, isAnswered, 'over 12 s, answered')
})

service.isOver = true
service.process?.kill('SIGTERM')
await running
judgeIs('stopped with', service.ends.at(-1), '0')

/**
 * The first command of the README as a first-time user runs it: `npm start` on a free port, health check, sign-in with the
 * printed password, save a course, stop, start again: the course still exists.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { drillFolder, judge, judgeIs, judgeTime, until } from './drill.mjs'
import { call } from './server.mjs'

const settings = {
  PORT: '0',
  DATA_DIR: drillFolder('first-run'),
  LOG_LEVEL: 'silent',
  DATABASE_URL: '',
  ADMIN_PASSWORD: '',
}

/** Runs `npm start` until it says how it is stopped. */
async function npmStart() {
  const child = spawn('npm', ['start'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  await until(async () => said.includes('Stop with') || child.exitCode !== null, 120_000)
  const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
  if (!address) throw new Error(`npm start ended with ${child.exitCode}:\n${said}`)
  return {
    url: `${address}/api`,
    said,
    /** Ctrl+C reaches npm and the server behind it. */
    async stop() {
      const ended = once(child, 'exit')
      process.kill(-(child.pid ?? 0), 'SIGTERM')
      await ended
    },
  }
}

const startedAt = performance.now()
const first = await npmStart()
judgeIs('health', (await fetch(`${first.url}/health`)).status, 200)
judgeTime('answers after npm start', performance.now() - startedAt, 60_000)
const [, login, password] = /shown once: (\S+)\s+(\S+)/.exec(first.said) ?? []
const fields = { M05_LoginUserName: login, password }
const { status, body } = await call(first.url, '', 'POST', '/admin/login', fields)
judgeIs('a sign-in with the password that is shown', status, 200)
const course = { M01_Title: 'Kept over a restart', M01_Description: 'On disk' }
judgeIs('a course', (await call(first.url, body.token, 'POST', '/courses', course)).status, 201)
await first.stop()

const second = await npmStart()
judge('the password', 'after a restart', !second.said.includes('shown once'), 'is not shown again')
const found = await call(second.url, body.token, 'GET', '/courses?page=1&search=kept%20over')
judgeIs('the course, by the same session', found.body.data?.[0]?.M01_Title, course.M01_Title)
await second.stop()

/**
 * The first command of the README as a first-time user runs it: `npm start` on a free port, health check, sign-in with the
 * printed password, save a course, stop, start again: the course still exists.
 */
import '#scripts/help.mjs'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from './server.mjs'

const folder = mkdtempSync(join(tmpdir(), 'institute-first-run-'))

/** @returns {Promise<{ url: string, said: string, stop: () => Promise<number | null> }>} */
function npmStart() {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['start'], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        DATABASE_URL: '',
        ADMIN_PASSWORD: '',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (address && said.includes('Stop with'))
        resolve({ url: `${address}/api`, said, stop: () => stop(child) })
    })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)))
  })
}

/** Ctrl+C reaches npm and the server behind it. @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', resolve)
    process.kill(-(child.pid ?? 0), 'SIGTERM')
  })
}

/** @param {boolean} isTrue @param {string} what */
function must(isTrue, what) {
  if (!isTrue) throw new Error(`Not so: ${what}`)
  process.stdout.write(`  ${what}\n`)
}

const startedAt = performance.now()
const first = await npmStart()
must(
  (await fetch(`${first.url}/health`)).status === 200,
  `health answers, ${Math.round(performance.now() - startedAt)} ms after npm start`,
)
const [, login, password] = /shown once: (\S+)\s+(\S+)/.exec(first.said) ?? []
must(password !== undefined, 'a generated password is shown')
const answer = await fetch(`${first.url}/admin/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ M05_LoginUserName: login, password }),
})
const { token } = await answer.json()
must(answer.ok, 'it signs in')
const course = { M01_Title: 'Kept over a restart', M01_Description: 'On disk' }
const added = await call(first.url, token, 'POST', '/courses', course)
must(added.status === 201, 'a course is saved')
await first.stop()

const second = await npmStart()
must(!second.said.includes('shown once'), 'the password is not shown again')
const found = await call(second.url, token, 'GET', '/courses?page=1&search=kept%20over')
must(
  found.body.data?.[0]?.M01_Title === course.M01_Title,
  'after a restart the course is still there, and the session too',
)
await second.stop()
rmSync(folder, { recursive: true })

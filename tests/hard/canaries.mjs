/**
 * Writes, rejects, searches and exports 50 people with unique passwords, dates of birth, mobile numbers and sessions. None of
 * these may be in the log, errors, metrics, or in the browser after a sign-out; nor passwords and tokens in the database files.
 * `node tests/hard/canaries.mjs`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { drillFolder, judge } from './drill.mjs'
import { leftInBrowser } from './leftInBrowser.mjs'
import { call, LOGIN, PASSWORD, signIn } from './server.mjs'

const PEOPLE = 50
const METRICS_TOKEN = 'a-token-for-the-metrics-alone'

const folder = drillFolder('canaries')
const server = spawn(process.execPath, [process.env.SERVER_ENTRY ?? 'dist/server/main.js'], {
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'debug',
    DATA_DIR: folder,
    ADMIN_EMAIL: LOGIN,
    ADMIN_PASSWORD: PASSWORD,
    METRICS_TOKEN,
  },
  stdio: ['ignore', 'pipe', 'pipe'],
})
process.once('exit', () => server.kill('SIGKILL'))
let log = ''
server.stdout.on('data', (part) => (log += part))
const url = await new Promise((resolve) => {
  server.stderr.on('data', (part) => {
    log += part
    const port = /http:\/\/localhost:(\d+)/.exec(log)?.[1]
    if (port) resolve(`http://127.0.0.1:${port}/api`)
  })
})

const { token } = await signIn(url)
const course = await call(url, token, 'POST', '/courses', { M01_Title: 'Hadith', M01_Description: '-' })
const batch = await call(url, token, 'POST', '/batches', {
  M02_M01_CourseId: course.body.data.M01_CourseId,
  M02_Name: 'Batch 01',
})

/** Values that must not be found: secrets nowhere, personal data only in the database. @type {{ secrets: string[], personal: string[] }} */
const canaries = { secrets: [token, PASSWORD, METRICS_TOKEN], personal: [] }
/** Bodies of error responses. @type {string[]} */
const errors = []

// Before the failed sign-ins below, which cause this address to be slowed down.
const typedMobile = '+919812345678'
const { kept, addresses, generated } = await leftInBrowser(
  new URL(url).origin,
  { login: LOGIN, password: PASSWORD },
  { 'Mobile Number': typedMobile, 'User Name': 'Somebody', Address: typedMobile },
)
if (generated.length < 8) throw new Error('The form made no password.')
canaries.secrets.push(generated)
canaries.personal.push(typedMobile)

/** A one-time link, a key of two-step sign-in and its recovery codes. */
const { body: invited } = await call(url, token, 'POST', '/staff', {
  login: 'nadira',
  name: 'Nadira',
  level: 'viewer',
})
const { body: twoStep } = await call(url, token, 'POST', '/account/two-step')
const code = new TOTP({ secret: Secret.fromBase32(twoStep.data.key) }).generate()
const { body: recovery } = await call(url, token, 'POST', '/account/two-step/confirm', { code })
canaries.secrets.push(invited.link.token, ...recovery.data.codes)
canaries.personal.push(twoStep.data.key)
for (const body of [{ token: invited.link.token, password: 'short' }, { token: `${invited.link.token}x` }])
  errors.push(JSON.stringify(await call(url, '', 'POST', '/admin/link', body)))
for (const given of recovery.data.codes.slice(0, 3))
  errors.push(JSON.stringify(await call(url, token, 'POST', '/account/prove', { code: `${given}x` })))

for (let number = 0; number < PEOPLE; number += 1) {
  const password = `Canary-${crypto.randomUUID()}`
  const wrong = `Wrong-${crypto.randomUUID()}`
  const mobile = `+9198${String(10_000_000 + Math.floor(Math.random() * 89_999_999))}`
  const born = `19${String(50 + (number % 50))}-0${1 + (number % 9)}-1${number % 10}`
  canaries.secrets.push(password, wrong)
  canaries.personal.push(mobile, born)
  const teacher = {
    M05_User_Type: 'teacher',
    M05_UserName: `Teacher ${number}`,
    M05_UserCode: `T-${number}`,
    M05_CountryName: 'India',
    M05_Gender: 'male',
    M05_DOB: born,
    M05_M02_BachId: batch.body.data.M02_BatchId,
    M05_Qualification: 'MA',
    M05_JoiningDate: '2024-06-03',
    M05_MobileNumber: mobile,
    M05_Address: 'Kerala',
    M05_Email: `teacher-${number}@example.org`,
    M06_Specialization: 'Hadith',
    M05_Password: password,
  }
  const added = await call(url, token, 'POST', '/users', teacher)
  if (added.status !== 201) throw new Error(`A teacher was answered with ${added.status}.`)
  const path = `/users/${added.body.data.M05_UserId}`
  for (const answer of [
    await call(url, token, 'POST', '/users', teacher),
    await call(url, token, 'PUT', path, { ...teacher, M05_UserName: '', M05_Password: wrong }),
    await call(url, token, 'POST', '/admin/login', {
      M05_LoginUserName: `${number}@example.org`,
      password: wrong,
    }),
    await call(url, wrong, 'GET', `/teachers?page=1&search=${encodeURIComponent(mobile)}`),
    await call(url, token, 'GET', `/nowhere/${encodeURIComponent(mobile)}?password=${wrong}`),
  ]) {
    errors.push(JSON.stringify(answer.body))
  }
  await call(url, token, 'GET', `/teachers?page=1&search=${encodeURIComponent(mobile)}`)
}
await (
  await fetch(`${url}/students?export=export`, { headers: { authorization: `Bearer ${token}` } })
).arrayBuffer()
const metrics = await (
  await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
).text()
const ended = once(server, 'exit')
server.kill('SIGTERM')
await ended

const files = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name)).toString('latin1'))
  .join('\n')
const all = [...canaries.secrets, ...canaries.personal]
for (const [place, text, wanted] of /** @type {[string, string, string[]][]} */ ([
  ['the log', log, all],
  ['errors', errors.join('\n'), all],
  ['metrics', metrics, all],
  ['what a browser keeps after logging out', kept, all],
  ['addresses that it asked for', addresses, all],
  ["the database's files", files, canaries.secrets],
])) {
  const found = wanted.filter((canary) => text.includes(canary))
  judge(
    `${wanted.length} canaries in ${place} (${text.length} characters)`,
    found.length,
    found.length === 0,
    '0',
  )
}

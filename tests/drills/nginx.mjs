/**
 * The limits of the product through the proxy that it ships: a real nginx with deploy/nginx.conf (Debian: apt-get install
 * nginx-light). Run `npm run build`, then `node tests/drills/nginx.mjs`
 */
import { spawnSync } from 'node:child_process'
import { gunzipSync } from 'node:zlib'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { drillFolder, judge, judgeIs } from './drill.mjs'
import { columns, newStudents } from './importRows.mjs'
import { SITE, startProxy } from './proxySite.mjs'
import { fillFirst, openOffice } from './server.mjs'

if (spawnSync('nginx', ['-v']).status !== 0) {
  console.error('nginx is not installed here (Debian: apt-get install nginx-light). Nothing was tried.')
  process.exit(1)
}

const ROWS = 2500
/** Longer than the server waits for a request. */
const SLOW = 25_000
const MB = 1024 * 1024

const folder = drillFolder('nginx')
await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, 20_000))
const office = await openOffice({ DATA_DIR: folder, TRUST_PROXY: '1', PUBLIC_URL: `https://${SITE}` })
const proxy = await startProxy(folder, office.url)
const { ask } = proxy
const authorized = { authorization: `Bearer ${office.token}` }
const json = { ...authorized, 'content-type': 'application/json' }
/** @param {string} path @param {object | string} body @param {number} [slowMs] */
const post = (path, body, slowMs) =>
  ask(`/api${path}`, {
    method: 'POST',
    headers: json,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(slowMs && { slowMs }),
  })
/** @param {import('./proxySite.mjs').Answer} answer @returns {any} */
const parsed = ({ body }) => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return {}
  }
}

// Imports.
const rows = newStudents(ROWS, 'NGX')
const check = await post('/import/students/check', { columns, rows })
judgeIs(`check of ${ROWS} rows`, check.status, 200)
const seen = (parsed(check).data?.rows ?? []).map((/** @type {{ seen: number | null }} */ row) => row.seen)
const written = await post('/import/students', { columns, rows, seen, mode: 'all' })
const [first = 0] = written.arrivals
const last = written.arrivals.at(-1) ?? 0
judgeIs(`import of ${ROWS} rows`, written.status, 200)
judge(
  'its progress',
  `${first.toFixed(0)} ms, its end ${last.toFixed(0)} ms`,
  first < last * 0.8,
  'as it is written',
)
const large = `{"rows":"${'a'.repeat(16 * MB - 20)}"}`
judgeIs('a check of 16 MB reaches the server', (await post('/import/students/check', large)).status, 422)
judgeIs('one sent as slowly as a phone does', (await post('/import/students/check', large, SLOW)).status, 422)
const tooLarge = await post('/import/students/check', `"${'a'.repeat(18 * MB)}"`)
judgeIs('a check of 18 MB', `${tooLarge.status} ${parsed(tooLarge).message !== undefined}`, '413 true')

// Photographs and drafts of the site.
/** @param {number} size @param {number} [slowMs] */
const upload = (size, slowMs) =>
  ask('/api/site/pictures', {
    method: 'POST',
    headers: { ...authorized, 'content-type': 'application/octet-stream' },
    body: 'a'.repeat(size),
    ...(slowMs && { slowMs }),
  })
judgeIs('a photograph of 12 MB reaches the server', (await upload(12 * MB)).status, 422)
judgeIs('one sent as slowly as a phone does', (await upload(2 * MB, SLOW)).status, 422)
judgeIs('a photograph of 14 MB', (await upload(14 * MB)).status, 413)
const draft = await ask('/api/site/drafts/events', {
  method: 'PUT',
  headers: json,
  body: JSON.stringify({ revision: 0, content: { events: 'a'.repeat(400_000) } }),
})
judgeIs('a draft of 400 kB reaches the server', draft.status, 422)

// Records, addresses and headers.
const record = await post('/courses', { M01_Title: 'a', M01_Description: 'a'.repeat(250_000) })
judgeIs('the largest body of a record reaches the server', record.status, 422)
const beyond = await post('/courses', { M01_Description: 'a'.repeat(400_000) })
judgeIs('a larger one', `${beyond.status} ${parsed(beyond).message !== undefined}`, '413 true')
/** @param {number} size */
const longList = (size) =>
  ask(`/api/students?page=1&search=${'%E0%B4%86'.repeat(size / 9)}`, { headers: authorized })
judgeIs('an address of 12 kB', (await longList(12_000)).status, 200)
const cookies = await ask('/api/courses?page=1', {
  headers: { ...authorized, cookie: `a=${'b'.repeat(12_000)}` },
})
judgeIs('cookies of 12 kB', cookies.status, 200)

// An export.
const file = await ask('/api/students?export=export', { headers: authorized })
judgeIs('an export', `${file.status} ${file.body.subarray(0, 2).toString()}`, '200 PK')
const direct = await fetch(`${office.url}/students?export=export`, { headers: authorized })
const whole = (await direct.arrayBuffer()).byteLength
judge('its bytes', file.body.byteLength, Math.abs(file.body.byteLength - whole) < 2000, `about ${whole}`)

// A class page and its calendar.
const { body: division } = await office.ask('GET', '/division?page=1')
const page = await office.ask('POST', `/division/${division.data[0].M11_Division_id}/page`, {})
const { token } = page.body.data
const shown = await ask(`/d/${token}`, { headers: { 'accept-encoding': 'gzip' } })
judgeIs(
  'a class page, packed once',
  `${shown.headers['content-encoding']} ${gunzipSync(shown.body).toString().slice(0, 9).toLowerCase()}`,
  'gzip <!doctype',
)
judgeIs('its Cache-Control', shown.headers['cache-control'], 'private, no-cache')
const feed = await ask(`/d/${token}.ics`)
judgeIs('a calendar', `${feed.status} ${typeof feed.headers.etag}`, '200 string')
const again = await ask(`/d/${token}.ics`, { headers: { 'if-none-match': feed.headers.etag ?? '' } })
judgeIs('the same one again', `${again.status} ${again.headers.etag === feed.headers.etag}`, '304 true')
const other = await ask(`/d/${token}.ics`, { headers: { host: 'other.example' } })
judgeIs('under another host name, the same address', other.headers.etag, feed.headers.etag)
const list = await ask('/api/students?page=1&per_page=100', {
  headers: { ...authorized, 'accept-encoding': 'gzip' },
})
judgeIs('a list, packed once', JSON.parse(gunzipSync(list.body).toString()).data.length, 100)

// What the proxy tells, and keeps to itself.
const login = JSON.stringify({ M05_LoginUserName: 'nobody@example.org', password: 'x' })
/** @param {number} count */
const signIn = (count) =>
  ask('/api/admin/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${count}`,
      origin: `https://${SITE}`,
    },
    body: login,
  })
const tries = await Promise.all(Array.from({ length: 60 }, (_, count) => signIn(count)))
const wrong = tries.filter(({ status }) => status === 401).length
const byProxy = tries.filter(
  ({ status, body, headers }) =>
    status === 429 && headers['retry-after'] === '5' && body.includes('Too many requests'),
)
// Seven tries of one name from many addresses are, and four of one.
judge('sign-ins that are tried for forged addresses', wrong, wrong <= 4, 'at most 4, as they count as one')
judge(
  'sign-ins that the proxy refuses',
  byProxy.length,
  byProxy.length > 0 && byProxy.length < 20,
  'after 40 at once',
)
const elsewhere = await ask('/api/courses', {
  method: 'POST',
  headers: { ...json, host: 'evil.example', origin: 'https://evil.example' },
  body: '{}',
})
judgeIs('a form of another site under its own host name', elsewhere.status, 403)
for (const path of ['/api/metrics', '/api/ready'])
  judgeIs(`${path} from outside`, (await ask(path)).status, 404)
const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': 'a2V5',
  'sec-websocket-version': '13',
}
judgeIs('a WebSocket', (await ask('/', { headers: upgrade })).status, 200)
const plain = await fetch(`http://127.0.0.1:${proxy.http}/videos`, {
  redirect: 'manual',
  headers: { host: 'evil.example' },
})
judgeIs('without TLS', plain.headers.get('location'), `https://${SITE}/videos`)
judgeIs('Strict-Transport-Security', typeof (await ask('/')).headers['strict-transport-security'], 'string')

await office.stop('SIGTERM')
const away = await ask('/api/courses?page=1', { headers: authorized })
judgeIs(
  'while the server is away',
  `${away.status} ${away.headers['retry-after']} ${parsed(away).message !== undefined}`,
  '503 5 true',
)
await proxy.stop()

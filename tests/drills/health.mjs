/**
 * Breaks the database of a server in different ways. /api/ready must report each within 5 s with its own message, the process
 * must keep running, and become ready again; on a full disk writes are rejected at once and reads go on. Mounts file systems, so
 * it needs root; the states of PostgreSQL need PostgreSQL. Run `npm run build`, then `node tests/drills/health.mjs`
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, fillDisk, judge, judgeIs, judgeNone, judgeTime, mountSmall, until } from './drill.mjs'
import { judgeTold } from './healthDrill.mjs'
import { judgeStop, LOGIN, METRICS_TOKEN, openOffice, runCommand, startServer, titlesOf } from './server.mjs'

/** @typedef {Awaited<ReturnType<typeof openOffice>>} Office */

const home = drillFolder('health')

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' })

let number = 0
/** Titles that a server acknowledged. @type {string[]} */
let acknowledged = []
/** @param {Office} office @param {string} [text] @returns {Promise<number>} the status */
async function write(office, text = '-') {
  number += 1
  const title = `Course ${number}`
  const { status } = await office.ask('POST', '/courses', { M01_Title: title, M01_Description: text })
  if (status === 201) acknowledged.push(title)
  return status
}

/** @param {string} url @param {string} token @param {string} when */
async function judgeKept(url, token, when) {
  const titles = await titlesOf(url, token)
  const lost = acknowledged.filter((title) => !titles.has(title))
  judgeNone(`acknowledged and not there, ${when}`, lost, acknowledged.length)
}

/** A server on a data folder with 20 courses. @param {string} folder */
async function openFilled(folder) {
  acknowledged = []
  const office = await openOffice({ METRICS_TOKEN, DATA_DIR: folder })
  for (let count = 0; count < 20; count += 1) await write(office)
  return office
}

// Files and locks, on the machine's own disk.
const folder = join(home, 'data')
const file = join(folder, 'institute.db')
const office = await openFilled(folder)
const { url } = office
judgeIs('at first', (await fetch(`${url}/ready`)).status, 200)

renameSync(file, `${file}.elsewhere`)
const refused = [await write(office), await write(office)]
judgeIs('writes at once after the file has gone', refused.join(), '503,503')
await judgeTold(url, 'the files are gone', 'files-gone', () => renameSync(`${file}.elsewhere`, file))
copyFileSync(file, `${file}.copy`)
renameSync(file, `${file}.elsewhere`)
renameSync(`${file}.copy`, file)
await judgeTold(url, 'another file in its place', 'files-replaced', async () => {
  judgeIs('a write into it', await write(office), 503)
  renameSync(`${file}.elsewhere`, file)
})

const other = new Database(file)
other.pragma('wal_checkpoint(truncate)')
copyFileSync(file, `${file}.whole`)
run('dd', 'if=/dev/urandom', `of=${file}`, 'bs=4096', 'count=200', 'conv=notrunc', 'status=none')
await judgeTold(url, 'a corrupt file', 'corrupt', () =>
  run('dd', `if=${file}.whole`, `of=${file}`, 'bs=1M', 'conv=notrunc', 'status=none'),
)

other.pragma('busy_timeout=5000')
/** @type {{ name: string }} */
const last = Object(other.prepare('select max(name) as name from kysely_migration').get())
const adding = (/** @type {string} */ name) =>
  `insert into kysely_migration (name, timestamp) values ('${name}', '')`
const removing = (/** @type {string} */ name) => `delete from kysely_migration where name = '${name}'`
for (const [state, reason, breaking, mending, meanwhile] of /** @type {const} */ ([
  ['locked by another process', 'locked', 'begin immediate', 'commit', judgeLocked],
  ['a newer schema', 'schema-newer', adding('9999_newer'), removing('9999_newer')],
  ['an older schema', 'schema-older', removing(last.name), adding(last.name)],
])) {
  other.exec(breaking)
  await meanwhile?.()
  await judgeTold(url, state, reason, () => other.exec(mending))
}

/** Writes are refused with a message within their time limit, lists and pages are read. */
async function judgeLocked() {
  const startedAt = performance.now()
  const course = { M01_Title: 'Under a lock', M01_Description: '-' }
  const writes = Promise.all(Array.from({ length: 4 }, () => office.ask('POST', '/courses', course)))
  const pages = await Promise.all([office.ask('GET', '/courses?page=1'), fetch(new URL('/', url))])
  judgeTime('a list and a page beside them', performance.now() - startedAt, 300)
  judgeIs('both of them', pages.map(({ status }) => status).join(), '200,200')
  const told = (await writes).map(({ status, headers }) => `${status} ${headers.has('retry-after')}`)
  judgeIs('writes under the lock: refused, with a time to come back', [...new Set(told)].join(), '503 true')
  judgeTime('the slowest of them', performance.now() - startedAt, 3500)
}

other.close()
await write(office)
await judgeKept(url, office.token, 'in the same process')
await judgeStop(office)

// A start and a command wait for the lock, and print that they do.
const holder = new Database(file)
holder.exec('begin immediate')
const starting = startServer({ DATA_DIR: folder })
let heard = ''
const resetting = runCommand(['admin:reset', LOGIN], { DATA_DIR: folder }, (said) => (heard = said))
await until(async () => heard.includes('Another process holds the lock'), 20_000)
holder.exec('commit')
holder.close()
const reset = await resetting
judgeIs('a command that had to wait ended with', reset.code, 0)
judge('and said', reset.said, reset.said.includes('Another process holds the lock'), 'that it waits')
await judgeStop(await starting, 'that had to wait for its start ')

// A small disk that another process fills up, so that writes have room for a while, and then none.
const small = mountSmall(home, '12m')
const crowded = await openOffice({ METRICS_TOKEN, DATA_DIR: join(small, 'data') })
const emptyDisk = fillDisk(small, 9)
let full = 201
let written = -1
for (; full === 201 && written < 5000; written += 1) full = await write(crowded, 'Ink. '.repeat(700))
const startedAt = performance.now()
judgeIs('writes on a full disk', [full, await write(crowded)].join(), '507,507')
judgeTime('refused after', performance.now() - startedAt, 2000)
const rows = (await crowded.ask('GET', '/courses?page=1')).body.total
judgeIs('meanwhile a list has every row', rows, written)
await judgeTold(crowded.url, 'a full disk', 'disk-full', emptyDisk)
const isWritten = async () => (await write(crowded)) === 201
judgeTime('writes again after space was made', await until(isWritten, 10_000), 5000)
await judgeStop(crowded, 'that had a full disk ')

// A file system that becomes read-only, as after an I/O error, until it is mounted again.
const image = join(home, 'image')
const disk = join(home, 'disk')
mkdirSync(disk)
run('dd', 'if=/dev/zero', `of=${image}`, 'bs=1M', 'count=24', 'status=none')
run('mkfs.ext4', '-q', image)
run('mount', '-o', 'loop,errors=remount-ro', image, disk)
process.prependOnceListener('exit', () => {
  if (run('cat', '/proc/mounts').includes(disk)) run('umount', '-l', disk)
})
const device = run('losetup', '-j', image).split(':', 1)[0]?.replace('/dev/', '')
const failing = await openFilled(join(disk, 'data'))
writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'drill')
await judgeTold(failing.url, 'a read-only disk', 'read-only', undefined)
judgeIs('a write to it', await write(failing), 503)
judgeIs('a list from it', (await failing.ask('GET', '/courses?page=1')).status, 200)
await failing.stop('SIGTERM')
run('umount', disk)
run('mount', '-o', 'loop,ro,noload', image, disk)
const settings = { DATA_DIR: join(disk, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }
const { code, said } = await runCommand([], settings)
const isSaid = code === 74 && said.includes('read-only')
judge('a start on it ends with', `${code}: ${said.split('\n')[0]}`, isSaid, '74, and words')
run('umount', disk)
// Exits with 1 if it has repaired something.
spawnSync('fsck.ext4', ['-p', image])
run('mount', '-o', 'loop', image, disk)
const again = await startServer({ METRICS_TOKEN, DATA_DIR: join(disk, 'data') })
const isReady = async () => (await fetch(`${again.url}/ready`)).ok
judgeTime('ready after the disk was mended', await until(isReady, 15_000), 5000)
await judgeKept(again.url, failing.token, 'after that')
await again.stop('SIGTERM')
run('umount', disk)

if (existsSync('/usr/lib/postgresql') || process.env.DATABASE_URL) await import('./healthPostgres.mjs')
else judge('the states of PostgreSQL', 'it is not installed here', false, 'tried')

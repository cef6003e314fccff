/**
 * Breaks the database of a server in different ways. /api/ready must report each within 5 s with its own message, the process
 * must keep running, and become ready again. Mounts file systems, so it needs root; the states of PostgreSQL need PostgreSQL
 * installed. Run `npm run build`, then `node tests/hard/health.mjs`
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, judge } from './drill.mjs'
import { judgeOver, judgeTold, METRICS_TOKEN, readiness } from './healthDrill.mjs'
import { call, runCommand, signIn, startServer } from './server.mjs'

const home = drillFolder('health')
const settings = { METRICS_TOKEN }

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' })

let number = 0
/** Titles that a server acknowledged. @type {string[]} */
let acknowledged = []
/** @param {string} url @param {string} token */
async function write(url, token) {
  number += 1
  const title = `Course ${number}`
  const { status } = await call(url, token, 'POST', '/courses', { M01_Title: title, M01_Description: '-' })
  if (status === 201) acknowledged.push(title)
  return status
}

/** @param {string} url @param {string} token @param {string} when */
async function judgeKept(url, token, when) {
  const { body } = await call(url, token, 'GET', '/courses')
  const titles = new Set(body.data.map((/** @type {{ M01_Title: string }} */ row) => row.M01_Title))
  const lost = acknowledged.filter((title) => !titles.has(title)).length
  judge(`acknowledged and not there, ${when}`, `${lost} of ${acknowledged.length}`, lost === 0, '0')
}

// Files and locks, on the machine's own disk.
const folder = join(home, 'data')
const file = join(folder, 'institute.db')
const server = await startServer({ ...settings, DATA_DIR: folder })
const { token } = await signIn(server.url)
for (let count = 0; count < 20; count += 1) await write(server.url, token)
judge('at first', (await readiness(server.url)).status, (await readiness(server.url)).status === 200, '200')

renameSync(file, `${file}.elsewhere`)
const refused = [await write(server.url, token), await write(server.url, token)]
judge('writes at once after the file has gone', refused.join(), refused.join() === '503,503', '503 each')
await judgeTold(server.url, 'the files are gone', 'files-gone')
renameSync(`${file}.elsewhere`, file)
await judgeOver(server.url)
copyFileSync(file, `${file}.copy`)
renameSync(file, `${file}.elsewhere`)
renameSync(`${file}.copy`, file)
await judgeTold(server.url, 'another file in its place', 'files-replaced')
judge('a write into it', await write(server.url, token), (await write(server.url, token)) === 503, '503')
renameSync(`${file}.elsewhere`, file)
await judgeOver(server.url)

const other = new Database(file)
other.pragma('wal_checkpoint(truncate)')
copyFileSync(file, `${file}.whole`)
run('dd', 'if=/dev/urandom', `of=${file}`, 'bs=4096', 'count=200', 'conv=notrunc', 'status=none')
await judgeTold(server.url, 'a corrupt file', 'corrupt')
run('dd', `if=${file}.whole`, `of=${file}`, 'bs=1M', 'conv=notrunc', 'status=none')
await judgeOver(server.url)

other.pragma('busy_timeout=5000')
other.exec('begin immediate')
await judgeTold(server.url, 'locked by another process', 'locked')
other.exec('commit')
await judgeOver(server.url)

other.exec(`insert into kysely_migration (name, timestamp) values ('9999_newer', '')`)
await judgeTold(server.url, 'a newer schema', 'schema-newer')
other.exec(`delete from kysely_migration where name = '9999_newer'`)
await judgeOver(server.url)
/** @type {{ name: string }} */
const last = Object(other.prepare('select max(name) as name from kysely_migration').get())
other.exec(`delete from kysely_migration where name = '${last.name}'`)
await judgeTold(server.url, 'an older schema', 'schema-older')
other.exec(`insert into kysely_migration (name, timestamp) values ('${last.name}', '')`)
await judgeOver(server.url)
other.close()
await write(server.url, token)
await judgeKept(server.url, token, 'in the same process')
const code = await server.stop('SIGTERM')
judge('the server stopped with', String(code), code === 0, '0')

// A small disk that fills up.
const small = join(home, 'small')
mkdirSync(small)
run('mount', '-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', small)
process.prependOnceListener('exit', () => run('umount', '-l', small))
const crowded = await startServer({ ...settings, DATA_DIR: join(small, 'data') })
const ballast = join(small, 'ballast')
try {
  writeFileSync(ballast, Buffer.alloc(12 * 1024 * 1024))
} catch {
  // Writes as much as there is room for.
}
await judgeTold(crowded.url, 'a full disk', 'disk-full')
rmSync(ballast)
await judgeOver(crowded.url)
await crowded.stop('SIGTERM')

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
acknowledged = []
const failing = await startServer({ ...settings, DATA_DIR: join(disk, 'data') })
const session = await signIn(failing.url)
for (let count = 0; count < 20; count += 1) await write(failing.url, session.token)
writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'drill')
await judgeTold(failing.url, 'a read-only disk', 'read-only')
const late = await write(failing.url, session.token)
judge('a write to it', late, late === 503, '503')
const list = await call(failing.url, session.token, 'GET', '/courses?page=1')
judge('a list from it', list.status, list.status === 200, '200')
await failing.stop('SIGTERM')
run('umount', disk)
run('mount', '-o', 'loop,ro,noload', image, disk)
const start = await runCommand([], {
  DATA_DIR: join(disk, 'data'),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
})
judge(
  'a start on it ends with',
  `${start.code}: ${start.said.split('\n')[0]}`,
  start.code === 74 && start.said.includes('read-only'),
  '74, and words',
)
run('umount', disk)
// Exits with 1 if it has repaired something.
spawnSync('fsck.ext4', ['-p', image])
run('mount', '-o', 'loop', image, disk)
const again = await startServer({ ...settings, DATA_DIR: join(disk, 'data') })
await judgeOver(again.url)
await judgeKept(again.url, session.token, 'after the disk was mended')
await again.stop('SIGTERM')
run('umount', disk)

if (existsSync('/usr/lib/postgresql') || process.env.DATABASE_URL) await import('./healthPostgres.mjs')
else judge('the states of PostgreSQL', 'it is not installed here', false, 'tried')

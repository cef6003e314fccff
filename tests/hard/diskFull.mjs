/**
 * The embedded database on an 8 MB disk that fills up: writes are rejected with a message, reads and health checks continue, and
 * writes work again when there is space, without a restart. Mounts a tmpfs, so it needs root. `node tests/hard/diskFull.mjs`
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drillFolder, judge, judgeTime, TIME_FACTOR, until } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const disk = join(drillFolder('disk'), 'small')
mkdirSync(disk)
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
process.prependOnceListener('exit', () => execFileSync('umount', ['-l', disk]))

const server = await startServer({ DATA_DIR: join(disk, 'data') })
const { token } = await signIn(server.url)
let number = 0
const write = async () => {
  number += 1
  const startedAt = performance.now()
  const { status, body } = await call(server.url, token, 'POST', '/courses', {
    M01_Title: `Course ${number}`,
    M01_Description: 'Ink for the whole page. '.repeat(150),
  })
  return { status, message: String(body.message), ms: performance.now() - startedAt }
}

// Another process takes nearly all the space.
const ballast = join(disk, 'ballast')
try {
  writeFileSync(ballast, Buffer.alloc(6 * 1024 * 1024))
} catch {
  // Writes as much as there is room for.
}
let written = 0
let last = await write()
while (last.status === 201 && written < 5000) {
  written += 1
  last = await write()
}
const refusals = [last, await write(), await write()]
const isRefused = refusals.every(({ status, ms }) => status === 507 && ms < 2000 * TIME_FACTOR)
judge(
  'writes on a full disk',
  `${last.status} "${last.message}" after ${written} good ones`,
  isRefused,
  '507 within 2 s',
)

const health = await fetch(`${server.url}/health`)
const list = await call(server.url, token, 'GET', '/courses?page=1')
judge(
  'meanwhile health and reads',
  `${health.status}, ${list.status} with ${list.body.total} rows`,
  health.ok && list.body.total === written,
  'both, and every row',
)

rmSync(ballast)
const backMs = await until(async () => (await write()).status === 201, 10_000)
judgeTime('writes again after space was made, in the same process', backMs, 5000)
const code = await server.stop('SIGTERM')
judge('the server stopped with', String(code), code === 0, '0')

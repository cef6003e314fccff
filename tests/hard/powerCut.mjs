/**
 * Simulates a power failure: the process is suspended during writes, its data folder is copied, and a server starts on the copy.
 * Every write acknowledged by then must exist. `node tests/hard/powerCut.mjs [cuts]`
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, judge, judgeTime, wait } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const CUTS = Number(process.argv[2] ?? 20)
const WRITERS = 4

const home = drillFolder('power-cut')
const folder = join(home, 'data')
const server = await startServer({ DATA_DIR: folder })
const { token } = await signIn(server.url)
const over = new AbortController()
let number = 0
/** Titles that the server has acknowledged. @type {Set<string>} */
const acknowledged = new Set()

async function write() {
  while (!over.signal.aborted) {
    number += 1
    const title = `Course ${number} ${crypto.randomUUID()}`
    const { status } = await call(server.url, token, 'POST', '/courses', {
      M01_Title: title,
      M01_Description: 'Written before the power went. '.repeat(1 + (number % 20)),
    })
    if (status === 201) acknowledged.add(title)
  }
}

const writers = Array.from({ length: WRITERS }, write)
let lost = 0
let slowest = 0
let broken = 0
for (let cut = 0; cut < CUTS; cut += 1) {
  await wait(100 + Math.random() * 400)
  process.kill(server.pid, 'SIGSTOP')
  // Responses that were sent before the pause are still read here.
  await wait(20)
  const safe = [...acknowledged]
  const copy = join(home, `copy-${cut}`)
  cpSync(folder, copy, { recursive: true })
  process.kill(server.pid, 'SIGCONT')

  const after = await startServer({ DATA_DIR: copy })
  slowest = Math.max(slowest, after.startMs)
  const { body } = await call(after.url, token, 'GET', '/courses')
  await after.stop('SIGTERM')
  const titles = new Set(body.data.map((/** @type {{ M01_Title: string }} */ row) => row.M01_Title))
  lost += safe.filter((title) => !titles.has(title)).length
  const database = new Database(join(copy, 'institute.db'))
  if (String(database.prepare('pragma integrity_check').raw().all()[0]) !== 'ok') broken += 1
  database.close()
}
over.abort()
await Promise.all(writers)
await server.stop('SIGTERM')
judge('acknowledged writes lost', `${lost} of ${acknowledged.size} in ${CUTS} cuts`, lost === 0, '0')
judge('files that fail their own check', broken, broken === 0, '0')
judgeTime('slowest start after a cut', slowest, 2000)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBackupCommand } from '#server/node/backup/run.ts'
import { openEmbedded } from '#server/store/sql/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { livedIn, seen } from '#tests/store/backups.ts'
import { letGo } from './letGo.ts'

const home = mkdtempSync(join(tmpdir(), 'institute-backup-'))
afterAll(() => rmSync(home, { recursive: true }))

let names = 0
const newPath = () => join(home, String((names += 1)))
const now = new Date('2026-11-21T21:00:25.123Z')

const run = (name: string, folder: string, ...args: string[]) =>
  runBackupCommand(name, args, { DATA_DIR: folder }, now)

const openStore = (folder: string) => sqlStore(openEmbedded(folder), 'sqlite')

/** What a user sees of a folder's database. */
async function seenIn(folder: string) {
  const store = await openStore(folder)
  const lists = await seen(store)
  await store.close()
  return lists
}

const folder = newPath()
const file = join(home, 'backup.jsonl.gz')
let before: Awaited<ReturnType<typeof seen>>
beforeAll(async () => {
  const store = await livedIn(openEmbedded(folder), 'sqlite')
  before = await seen(store)
  await run('backup', folder, file)
  await store.close()
})

const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')

test('a backup is one file that its owner alone may read, and says what is in it', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(home).filter((name) => name.includes('.part'))).toEqual([])
  const [header = '', ...rest] = lines()
  expect(JSON.parse(header)).toMatchObject({
    format: 'institute-backup/1',
    at: now.toISOString(),
    engine: 'sqlite',
  })
  const { end } = JSON.parse(rest.at(-1) ?? '')
  expect(end.tables).toMatchObject({ courses: { rows: 44 }, users: { rows: 259 }, accounts: { rows: 1 } })
  expect(end.tables).not.toHaveProperty('sessions')
})

test('a backup without a name lands in the data folder, under its time', async () => {
  expect(await run('backup', folder)).toMatchObject({ exitCode: 0 })
  expect(readdirSync(join(folder, 'backups'))).toEqual(['institute-2026-11-21T21-00-25Z.jsonl.gz'])
})

test('restored into an empty folder, everything is as it was', async () => {
  const target = newPath()
  expect(await run('restore', target, file)).toMatchObject({ exitCode: 0 })
  expect(readdirSync(target)).toEqual(['institute.db'])
  expect(await seenIn(target)).toEqual(before)
})

test('a file that was cut, wherever it was, is refused and nothing is written', async () => {
  const whole = readFileSync(file)
  const places = [0, 1, 10, 18, 100, whole.length - 1, whole.length - 8]
  for (let place = 200; place < whole.length; place += Math.ceil(whole.length / 30)) places.push(place)
  for (const place of places) {
    const [cut, target] = [newPath(), newPath()]
    writeFileSync(cut, whole.subarray(0, place))
    expect(await run('restore', target, cut), `cut at ${place}`).toMatchObject({ exitCode: 65 })
    expect(existsSync(target)).toBe(false)
  }
})

test('a file whose lines were changed, left out, doubled or added is refused and nothing is written', async () => {
  const all = lines()
  const middle = Math.floor(all.length / 2)
  const changed = [
    all.with(middle, all[middle]?.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) ?? ''),
    all.toSpliced(middle, 1),
    all.toSpliced(middle, 0, all[middle] ?? ''),
    [...all, '["more"]'],
    all.slice(0, -1),
    all.with(0, all[0]?.replace('"users":260', '"users":1') ?? ''),
    all.with(0, '{"format":"institute-backup/2"}'),
    ['nonsense'],
  ]
  for (const text of changed) {
    const [path, target] = [newPath(), newPath()]
    writeFileSync(path, gzipSync(`${text.join('\n')}\n`))
    expect(text).not.toEqual(all)
    expect(await run('restore', target, path)).toMatchObject({ exitCode: 65 })
    expect(existsSync(target)).toBe(false)
  }
})

test('what is no backup at all is refused in words', async () => {
  expect(await run('restore', newPath(), newPath())).toMatchObject({
    exitCode: 66,
    said: expect.stringMatching(/There is no file/),
  })
  expect(await run('backup', newPath())).toMatchObject({ exitCode: 66 })
  expect(await run('move', newPath(), newPath())).toMatchObject({ exitCode: 66 })
})

test('no file is written over', async () => {
  expect(await run('backup', folder, join(folder, 'institute.db'))).toMatchObject({ exitCode: 73 })
  expect(await seenIn(folder)).toEqual(before)
})

/** Another process with a database open, as a server has it; killed with a write that is not in the file yet. */
async function holder(path: string) {
  const script = `
    const database = new (require('libsql'))(process.argv[1])
    database.pragma('journal_mode=WAL')
    database.exec("update courses set M01_Title = 'Written last' where M01_CourseId = 1")
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

test('a database makes room only when it is told to and no server is on it, and stays beside', async () => {
  const target = newPath()
  await run('restore', target, file)
  expect(await run('restore', target, file)).toMatchObject({ exitCode: 73 })
  const release = await holder(join(target, 'institute.db'))
  expect(await run('restore', target, file, '--replace')).toMatchObject({
    exitCode: 73,
    said: expect.stringMatching(/stop it first/),
  })
  await release()
  await letGo()
  expect(await run('restore', target, file, '--replace')).toMatchObject({ exitCode: 0 })
  const beside = 'institute.db.before-2026-11-21T21-00-25Z'
  expect(readdirSync(target).toSorted()).toEqual(['institute.db', beside])
  expect(await seenIn(target)).toEqual(before)
  const old = newPath()
  mkdirSync(old)
  renameSync(join(target, beside), join(old, 'institute.db'))
  expect((await seenIn(old)).courses.data.at(-1)).toMatchObject({ M01_Title: 'Written last' })
})

test('a move takes everything to another folder, and leaves one that is taken as it is', async () => {
  const target = newPath()
  expect(await run('move', folder, target)).toMatchObject({ exitCode: 0 })
  expect(await seenIn(target)).toEqual(before)
  expect(await run('move', folder, target)).toMatchObject({ exitCode: 73 })
})

test('a move under which a server goes on writing is refused, and nothing is left of it', async () => {
  const [source, target] = [newPath(), newPath()]
  await run('restore', source, file)
  const store = await openStore(source)
  const over = new AbortController()
  async function write() {
    for (let number = 0; !over.signal.aborted; number += 1) {
      await store.courses.add({ M01_Title: `Meanwhile ${number}`, M01_Description: 'Two terms' })
    }
  }
  const writing = write()
  const outcome = await run('move', source, target)
  over.abort()
  await writing
  await store.close()
  expect(outcome).toMatchObject({
    exitCode: 73,
    said: expect.stringMatching(/Stop the server first.*courses/),
  })
  expect(readdirSync(target)).toEqual([])
})

test.each([
  ['restore', []],
  ['restore', ['one', 'two']],
  ['restore', ['--replace']],
  ['move', []],
  ['backup', ['one', 'two']],
])('%s %j is answered with how it is used', async (name, args) => {
  expect(await run(name, newPath(), ...args)).toMatchObject({
    exitCode: 64,
    said: expect.stringMatching(/^Usage: npm run/),
  })
})

test('other commands are not these', async () => {
  expect(await run('serve', newPath())).toBeUndefined()
})

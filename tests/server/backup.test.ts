import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Database from 'libsql'
import { beforeAll, expect, test } from 'vitest'
import { runBackupCommand } from '#server/node/backup/run.ts'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { livedIn, seen, seenIn } from '#tests/store/backups.ts'
import { openQuick } from '#tests/store/embeddedDatabases.ts'
import { hurry } from '#tests/store/hurry.ts'
import { writer } from '#tests/store/records.ts'
import { releaseDatabases } from '#tests/drills/databaseSums.mjs'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { home, newPath } = temporaryHome()
const now = new Date('2026-11-21T21:00:25.123Z')

const run = (name: string, folder: string, ...args: string[]) =>
  runBackupCommand(name, args, { DATA_DIR: folder }, now)

const folder = newPath()
const file = join(home, 'backup.db')
let before: Awaited<ReturnType<typeof seen>>
beforeAll(async () => {
  const store = await livedIn(await openQuick(folder), 'sqlite')
  before = await seen(store)
  await run('backup', folder, file)
  await store.close()
})

/** What a query of SQLite's own answers for a file. */
function ask(path: string, query: string) {
  const database = new Database(path)
  const rows = database.prepare(query).pluck().all()
  database.close()
  return rows
}

test('a backup is one SQLite file that its owner alone may read, with its checksum beside it', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(`${file}.sha256`).mode & 0o777).toBe(0o600)
  expect(readdirSync(home).filter((name) => name.startsWith('new-'))).toEqual([])
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sum}  backup.db\n`)
  const copy = newPath()
  copyFileSync(file, copy)
  expect(ask(copy, 'select count(*) from users')).toEqual([259])
  expect(ask(copy, 'pragma integrity_check')).toEqual(['ok'])
  for (const table of ['sessions', 'devices', 'attempts'])
    expect(ask(copy, `select count(*) from ${table}`)).toEqual([0])
})

test('a backup without a name lands in the data folder, under its time', async () => {
  expect(await run('backup', folder)).toMatchObject({ exitCode: 0 })
  expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual([
    'institute-2026-11-21T21-00-25Z.db',
    'institute-2026-11-21T21-00-25Z.db.sha256',
  ])
})

test('restored into an empty folder, everything is as it was', async () => {
  const target = newPath()
  expect(await run('restore', target, file)).toMatchObject({ exitCode: 0 })
  expect(readdirSync(target)).toEqual(['institute.db'])
  expect(await seenIn(target)).toEqual(before)
})

test('a file that was cut, wherever it was, is refused and nothing is written', async () => {
  const whole = readFileSync(file)
  const places = [0, 1, 10, 18, 100, 4096, whole.length - 1, whole.length - 4096]
  for (let place = 200; place < whole.length; place += Math.ceil(whole.length / 30)) places.push(place)
  for (const place of places) {
    const [cut, target] = [newPath(), newPath()]
    writeFileSync(cut, whole.subarray(0, place))
    expect(await run('restore', target, cut), `cut at ${place}`).toMatchObject({ exitCode: 65 })
    expect(existsSync(target)).toBe(false)
  }
})

test('a file in which one letter was changed is refused and nothing is written', async () => {
  const [path, target] = [newPath(), newPath()]
  const bytes = readFileSync(file)
  // SQLite itself notices nothing: the column is in no index.
  bytes.write('B', bytes.indexOf('Masjid'))
  writeFileSync(path, bytes)
  copyFileSync(`${file}.sha256`, `${path}.sha256`)
  expect(await run('restore', target, path)).toMatchObject({
    exitCode: 65,
    said: 'The file is incomplete or was changed. Nothing was written.',
  })
  expect(existsSync(target)).toBe(false)
  rmSync(`${path}.sha256`)
  expect(await run('backup', target, '--check', path)).toMatchObject({
    exitCode: 0,
    said: expect.stringMatching(/There is no .*sha256/),
  })
})

/** A copy of the backup after some statements. */
function changed(...statements: string[]) {
  const path = newPath()
  copyFileSync(file, path)
  const database = new Database(path)
  for (const statement of ['pragma foreign_keys = off', ...statements]) database.exec(statement)
  database.close()
  return path
}

test.each([
  ['a row that refers to nothing', 'delete from batches', /incomplete or was changed/],
  ['a newer schema', "insert into kysely_migration values ('9999_later', '')", /9999_later\) is newer/],
  ['the schema of another product', "update kysely_migration set name = 'a' || rowid", /not a backup/],
  ['no schema', 'delete from kysely_migration', /not a backup/],
  ['no accounts', 'drop table accounts', /not a backup/],
])('a file with %s is refused in words', async (_title, statement, words) => {
  const target = newPath()
  expect(await run('restore', target, changed(statement))).toMatchObject({
    exitCode: 65,
    said: expect.stringMatching(words),
  })
  expect(existsSync(target)).toBe(false)
})

test('a copy of a running database without its log is refused in words', async () => {
  const path = changed()
  writeFileSync(`${path}-wal`, 'writes')
  expect(await run('restore', newPath(), path)).toMatchObject({
    exitCode: 65,
    said: expect.stringMatching(/-wal/),
  })
})

test('a file of the earlier format is refused with what it is', async () => {
  const path = newPath()
  writeFileSync(path, gzipSync('{"format":"institute-backup/1"}\n'))
  expect(await run('restore', newPath(), path)).toMatchObject({
    exitCode: 65,
    said: expect.stringMatching(/earlier format/),
  })
  expect(await run('backup', newPath(), '--check', path)).toMatchObject({ exitCode: 65 })
})

test('what was erased a moment ago is in no backup, whatever is left of it in the database', async () => {
  const source = newPath()
  const store = await sqlStore(openEmbedded(source), 'sqlite')
  const write = writer(() => store)
  const { M05_UserId: id } = await write.student({ M05_UserName: 'Zubaida Qamar' })
  await store.students.remove(id, Date.now())
  await store.close()
  const database = new Database(join(source, 'institute.db'))
  // As the trash is emptied by a server that was killed before the night.
  database.exec('delete from trash')
  database.exec("insert into facts values ('unscrubbed', 'x') on conflict do nothing")
  database.close()
  const path = newPath()
  const files = readdirSync(source).map((name) => readFileSync(join(source, name)))
  expect(files.some((bytes) => bytes.includes('qam'))).toBe(true)
  await run('backup', source, path)
  expect(readFileSync(path).includes('qam')).toBe(false)
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
  const endHurry = hurry()
  expect(await run('restore', target, file, '--replace')).toMatchObject({
    exitCode: 73,
    said: expect.stringMatching(/Stop the server first/),
  })
  endHurry()
  await release()
  await releaseDatabases()
  expect(await run('restore', target, file, '--replace')).toMatchObject({ exitCode: 0 })
  const beside = 'institute.db.before-2026-11-21T21-00-25Z'
  expect(readdirSync(target).toSorted()).toEqual(['institute.db', beside])
  expect(await seenIn(target)).toEqual(before)
  const old = newPath()
  mkdirSync(old)
  renameSync(join(target, beside), join(old, 'institute.db'))
  expect((await seenIn(old)).courses.data.at(-1)).toMatchObject({ M01_Title: 'Written last' })
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

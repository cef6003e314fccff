import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { AuditQuery } from '#contract/audit.ts'
import { erasedFile, keepErased } from '#server/node/backup/erasedFile.ts'
import { runBackupCommand } from '#server/node/backup/run.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Store } from '#server/store/store.ts'
import { openQuick } from '#tests/store/embeddedDatabases.ts'
import { list, writer } from '#tests/store/records.ts'
import { releaseDatabases } from '#tests/drills/databaseSums.mjs'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { newPath } = temporaryHome()
const office = { login: 'office', address: '192.0.2.7', at: Date.now() }

const run = (name: string, folder: string, ...args: string[]) =>
  runBackupCommand(name, args, { DATA_DIR: folder }, new Date())

async function within<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await sqlStore(await openQuick(folder), 'sqlite')
  try {
    return await work(store)
  } finally {
    await keepErased(folder, store.upkeep)
    await store.close()
    await releaseDatabases()
  }
}

/** A backup of before a teacher, who mentors a division with a student in it, and that student were erased; and what is there since. */
async function erasedSince() {
  const [folder, file] = [newPath(), newPath()]
  const ids = await within(folder, async (store) => {
    const write = writer(() => store)
    const { batchId, mentorId, divisionIds, places } = await write.batchWith(1)
    const body = await write.studentBody({ ...places, M05_UserName: 'Zubaida Qamar' })
    const { record } = await store.students.add(body, undefined, office)
    return { batchId, mentorId, divisionId: divisionIds[0] ?? 0, studentId: record.M05_UserId }
  })
  await run('backup', folder, file)
  await within(folder, async (store) => {
    await store.students.remove(ids.studentId, office.at, office)
    await store.divisions.remove(ids.divisionId, office.at, office)
    await store.teachers.remove(ids.mentorId, office.at, office)
    for (const [kind, id] of [
      ['students', ids.studentId],
      ['divisions', ids.divisionId],
      ['teachers', ids.mentorId],
    ] as const) {
      expect(await store.trash.erase(kind, id, { ...office, at: Date.now() })).toBe(true)
    }
  })
  return { folder, file, ...ids }
}

type Erased = Awaited<ReturnType<typeof erasedSince>>

let first: Erased
beforeAll(async () => {
  first = await erasedSince()
})

/** The same again, in a folder of the test's own. */
function copyOfErased(): Erased {
  const folder = newPath()
  cpSync(first.folder, folder, { recursive: true })
  return { ...first, folder }
}

async function expectErased(folder: string, { batchId, mentorId, studentId, divisionId }: Erased) {
  await within(folder, async (store) => {
    const people = [
      store.students.get(studentId),
      store.teachers.get(mentorId),
      store.divisions.get(divisionId),
    ]
    expect(await Promise.all(people)).toEqual([undefined, undefined, undefined])
    expect((await store.students.page(list({ search: 'zubaida' }))).total).toBe(0)
    expect((await store.students.page(list({ batch_id: batchId }))).total).toBe(0)
    expect((await store.audit.page(AuditQuery.parse({ search: 'zubaida' }))).total).toBe(0)
    // No other person is ever given the id of one who was erased.
    const places = { M05_M02_BachId: batchId, M05_UserCode: 'IHT-next' }
    const next = await store.teachers.add(await writer(() => store).teacherBody(places))
    expect(next.record.M05_UserId).toBeGreaterThan(Math.max(mentorId, studentId))
  })
}

test('a restored backup is told what was erased since, by the database that makes room', async () => {
  const erased = copyOfErased()
  rmSync(erasedFile(erased.folder))
  expect(await run('restore', erased.folder, erased.file, '--replace')).toMatchObject({
    exitCode: 0,
    said: expect.stringMatching(/^Records erased again.*: 3\.$/m),
  })
  await expectErased(erased.folder, erased)
})

test('and by the list beside it, when the database is lost', async () => {
  const erased = copyOfErased()
  for (const ending of ['', '-wal', '-shm'])
    rmSync(join(erased.folder, `institute.db${ending}`), { force: true })
  await run('restore', erased.folder, erased.file)
  await expectErased(erased.folder, erased)
  expect(readFileSync(erasedFile(erased.folder), 'utf8')).not.toMatch(/zubaida/i)
})

test('and by a list that is named, wherever the backup goes', async () => {
  const erased = copyOfErased()
  const target = newPath()
  const outcome = await run('restore', target, erased.file, '--erasures', erasedFile(erased.folder))
  expect(outcome).toMatchObject({ exitCode: 0 })
  await expectErased(target, erased)
})

test('and whatever the clock of the server says that erased', async () => {
  const erased = copyOfErased()
  const path = erasedFile(erased.folder)
  const early = readFileSync(path, 'utf8').replaceAll(/"at":\d+/g, '"at":1000')
  const target = newPath()
  writeFileSync(path, early)
  const outcome = await run('restore', target, erased.file, '--erasures', path)
  expect(outcome?.said).toMatch(/^Records erased again.*: 3\.$/m)
  await expectErased(target, erased)
})

test('lines that this release cannot read stay in the list', async () => {
  const folder = newPath()
  mkdirSync(folder)
  const newer = '{"lineage":"one","kind":"libraries","id":3,"at":5,"by":"later"}'
  const known = '{"lineage":"one","kind":"students","id":6,"at":5,"note":"later"}'
  writeFileSync(erasedFile(folder), `${newer}\n${known}`)
  const erased = [6, 7].map((id) => ({ kind: 'students' as const, id, at: 9 }))
  await keepErased(folder, { erasures: async () => ({ lineage: 'one', erased }) })
  expect(readFileSync(erasedFile(folder), 'utf8').split('\n')).toEqual([
    newer,
    known,
    '{"lineage":"one","kind":"students","id":7,"at":9}',
    '',
  ])
})

test('erasures of another database, and those that the backup has, are not repeated', async () => {
  const erased = copyOfErased()
  const { file: other, studentId } = await erasedSince()
  expect(await run('restore', erased.folder, other, '--replace')).toMatchObject({
    said: expect.not.stringMatching(/erased again/),
  })
  await within(erased.folder, async (store) => expect(await store.students.get(studentId)).toBeDefined())
  const [target, later] = [newPath(), newPath()]
  await run('restore', target, other)
  await run('backup', target, later)
  const broken = newPath()
  writeFileSync(broken, '{"lineage":"x"}\n')
  expect(await run('restore', newPath(), later, '--erasures', broken)).toMatchObject({ exitCode: 65 })
  expect(await run('restore', newPath(), later, '--erasures')).toMatchObject({ exitCode: 64 })
})

test('a backup is checked without a database; its time is kept', async () => {
  const { folder, file } = copyOfErased()
  expect(await run('backup', newPath(), '--check', file)).toMatchObject({
    exitCode: 0,
    said: expect.stringMatching(/^The backup is intact: \d+ rows/),
  })
  const cut = newPath()
  writeFileSync(cut, readFileSync(file).subarray(0, -9))
  expect(await run('backup', newPath(), '--check', cut)).toMatchObject({ exitCode: 65 })
  expect(await run('backup', newPath(), '--check', newPath())).toMatchObject({ exitCode: 66 })
  expect(await run('backup', newPath(), '--check')).toMatchObject({ exitCode: 64 })
  const at = await within(folder, (store) => store.upkeep.backedUpAt())
  expect(Date.now() - (at ?? 0)).toBeLessThan(60_000)
})

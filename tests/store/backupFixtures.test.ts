import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBackup } from '#server/node/backup/backupFile.ts'
import { writeSnapshot } from '#server/store/sql/backup/writeSnapshot.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Engine } from '#server/store/sql/tables.ts'
import { openEmpty, seen } from './backups.ts'
import { writer } from './records.ts'

const home = mkdtempSync(join(tmpdir(), 'institute-fixtures-'))
afterAll(() => rmSync(home, { recursive: true }))

/** Backups of the demo, its newest student deleted, as each released form of the database wrote them. */
const fixtures = readdirSync('tests/fixtures').filter((name) => name.startsWith('backup-'))
const engines: Engine[] = ['sqlite', 'postgres']

test('there is a backup of each form', () => {
  expect(fixtures).toEqual(
    expect.arrayContaining(['backup-0006_trash.jsonl.gz', 'backup-0007_audit.jsonl.gz']),
  )
})

test.each(fixtures.flatMap((name) => engines.map((engine) => ({ name, engine }))))(
  '$name comes back into today’s $engine',
  async ({ name, engine }) => {
    const db = await openEmpty(engine, join(home, `${engine}-${name}`))
    await writeSnapshot(db, engine, await readBackup(join('tests/fixtures', name)))
    const store = await sqlStore(db, engine)
    const lists = await seen(store)
    const { courses, batches, divisions, students, teachers, classes } = lists
    const totals = [courses, batches, divisions, students, teachers, classes].map(({ total }) => total)
    expect(totals).toEqual([44, 22, 63, 247, 12, 64])
    const named = students.data.filter((student) => /kutty/i.test(student.M05_UserName))
    expect(lists.named.total).toBe(named.length)
    expect(named.length).toBeGreaterThan(10)
    expect(await store.accounts.find('demo@example.org')).toMatchObject({ id: 1 })
    expect((await writer(() => store).student()).M05_UserId).toBeGreaterThan(260)
    await db.destroy()
  },
)

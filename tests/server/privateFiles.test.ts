import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepErased } from '#server/node/backup/erasedFile.ts'
import { tightenFolder } from '#server/node/privateFiles.ts'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { newPath } = temporaryHome()

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** A folder of an installation of before, open to everybody. */
function loose(...names: string[]) {
  const folder = newPath()
  mkdirSync(join(folder, 'backups'), { recursive: true })
  for (const name of ['institute.db', 'institute.db-wal', 'backups/2026-01-01.db', ...names]) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o644)
  }
  chmodSync(join(folder, 'backups'), 0o755)
  chmodSync(folder, 0o755)
  return folder
}

test('a new database is its owner’s alone, with every file beside it, whatever the umask', async () => {
  const before = process.umask(0)
  const folder = newPath()
  const store = await sqlStore(openEmbedded(folder), 'sqlite')
  const erased = [{ kind: 'students' as const, id: 7, at: 1000 }]
  await keepErased(folder, { erasures: async () => ({ lineage: 'one', erased }) })
  process.umask(before)
  expect(modeOf(folder)).toBe('700')
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(3)
  for (const name of files) expect([name, modeOf(join(folder, name))]).toEqual([name, '600'])
  await store.close()
})

test('a loose folder is tightened, with its files and backups, and that is said once', () => {
  const folder = loose()
  expect(tightenFolder(folder)).toHaveLength(5)
  const modes = ['', 'institute.db', 'institute.db-wal', 'backups', 'backups/2026-01-01.db']
  expect(modes.map((name) => modeOf(join(folder, name)))).toEqual(['700', '600', '600', '700', '600'])
  expect(tightenFolder(folder)).toEqual([])
})

test('a folder in which something else lies stays as it is; the data in it does not', () => {
  const folder = loose('package.json')
  expect(tightenFolder(folder)).toContainEqual(expect.stringMatching(/files that are not this product's/))
  expect([modeOf(folder), modeOf(join(folder, 'package.json'))]).toEqual(['755', '644'])
  expect(modeOf(join(folder, 'institute.db'))).toBe('600')
})

test('a folder that belongs to everybody stays as it is', () => {
  const folder = newPath()
  mkdirSync(folder)
  chmodSync(folder, 0o1777)
  expect(tightenFolder(folder)).toEqual([expect.stringMatching(/open to others \(777\)/)])
  expect(modeOf(folder)).toBe('777')
  expect(tightenFolder(newPath())).toEqual([])
})

import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { tightenFolder } from '#server/node/privateFiles.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { home } = temporaryHome()

/** Another process takes its log away after the names were read. */
vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  const readdirSync: unknown = (folder: string, options: { withFileTypes: true }) => {
    const entries = fs.readdirSync(folder, options)
    fs.rmSync(join(folder, 'institute.db-wal'), { force: true })
    return entries
  }
  return { ...fs, readdirSync: readdirSync as typeof fs.readdirSync }
})

test('a file that another process takes away meanwhile is no fault', () => {
  for (const name of ['institute.db', 'institute.db-wal']) writeFileSync(join(home, name), '')
  chmodSync(join(home, 'institute.db'), 0o644)
  expect(tightenFolder(home)).toHaveLength(1)
  expect((statSync(join(home, 'institute.db')).mode & 0o777).toString(8)).toBe('600')
})

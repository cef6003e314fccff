import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBackup, removeLeftOvers } from '#server/node/backup/backupFile.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { newPath } = temporaryHome()

/** A folder with what a killed backup has left, an hour ago and just now, and with what is to stay. */
function folderWithLeftOvers() {
  const folder = newPath()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const stays = ['new-1-abcdef', `new-${process.pid}-abcdef`, 'new-books']
  const anHourAgo = Date.now() / 1000 - 3601
  for (const name of [...stays, 'new-abcdef', `new-${pid}-abcdef`]) {
    mkdirSync(join(folder, name), { recursive: true })
    utimesSync(join(folder, name), anHourAgo, anHourAgo)
  }
  // Of a process that may run in another container.
  mkdirSync(join(folder, `new-${pid}-recent`))
  return { folder, stays: [...stays, `new-${pid}-recent`].toSorted() }
}

test('what a killed backup has left is removed, and what may still be made stays', () => {
  const { folder, stays } = folderWithLeftOvers()
  removeLeftOvers(folder)
  expect(readdirSync(folder).toSorted()).toEqual(stays)
  const missing = newPath()
  removeLeftOvers(missing)
  expect(existsSync(missing)).toBe(false)
})

test('the next backup removes it, also one that fails', async () => {
  const { folder, stays } = folderWithLeftOvers()
  const failing = makeBackup(join(folder, 'backup.db'), () => Promise.reject(new Error('full')))
  await expect(failing).rejects.toThrow('full')
  expect(readdirSync(folder).toSorted()).toEqual(stays)
})

import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { runBackupCommand } from '#server/node/backup/run.ts'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { livedIn, seenIn } from '#tests/store/backups.ts'
import { openQuick } from '#tests/store/embeddedDatabases.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { newPath } = temporaryHome()
const move = (from: string, to: string) => runBackupCommand('move', [to], { DATA_DIR: from }, new Date())

const source = newPath()
beforeAll(async () => {
  const store = await livedIn(await openQuick(source), 'sqlite')
  await store.close()
})

test('a move copies everything to another folder, and does not overwrite one that is in use', async () => {
  const target = newPath()
  expect(await move(source, target)).toMatchObject({ exitCode: 0 })
  expect(await seenIn(target)).toEqual(await seenIn(source))
  expect(await move(source, target)).toMatchObject({ exitCode: 73 })
})

test('a move during which a server continues to write is refused and leaves no files', async () => {
  const target = newPath()
  const store = await sqlStore(openEmbedded(source), 'sqlite')
  const over = new AbortController()
  async function write() {
    for (let number = 0; !over.signal.aborted; number += 1) {
      await store.courses.add({ M01_Title: `Meanwhile ${number}`, M01_Description: 'Two terms' })
    }
  }
  const writing = write()
  const outcome = await move(source, target)
  over.abort()
  await writing
  await store.close()
  expect(outcome).toMatchObject({
    exitCode: 73,
    said: expect.stringMatching(/Stop the server first.*courses/),
  })
  expect(readdirSync(target)).toEqual([])
})

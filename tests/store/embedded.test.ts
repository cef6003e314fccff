import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/store/sql/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { storeSuite } from './suite.ts'

const home = mkdtempSync(join(tmpdir(), 'institute-'))
afterAll(() => rmSync(home, { recursive: true }))

let folders = 0
const newFolder = () => join(home, String((folders += 1)))

storeSuite('embedded', () => sqlStore(openEmbedded(newFolder()), 'sqlite'))

test('two stores on one folder see each other’s courses', async () => {
  const folder = newFolder()
  const one = await sqlStore(openEmbedded(folder), 'sqlite')
  const two = await sqlStore(openEmbedded(folder), 'sqlite')
  const { record } = await one.courses.add({ M01_Title: 'Shared', M01_Description: 'One folder' })
  expect(await two.courses.get(record.M01_CourseId)).toEqual({ record, version: 1 })
  await Promise.all([one.close(), two.close()])
})

test('a course is still there when its folder is opened again', async () => {
  const folder = newFolder()
  const before = await sqlStore(openEmbedded(folder), 'sqlite')
  const { record } = await before.courses.add({ M01_Title: 'Kept', M01_Description: 'On disk' })
  await before.close()
  const after = await sqlStore(openEmbedded(folder), 'sqlite')
  expect(await after.courses.get(record.M01_CourseId)).toEqual({ record, version: 1 })
  await after.close()
})

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { tableOf } from '#server/store/sql/writes/locks.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { totals } from '#server/store/sql/lists/totals.ts'
import { temporaryHome } from './temporaryHome.ts'

const { home } = temporaryHome()
const db = openEmbedded(home)
const store = await sqlStore(db, 'sqlite')
afterAll(() => store.close())

const add = (title: string) => store.courses.add({ M01_Title: title, M01_Description: '-' })

test('a search is counted once for each write of the list, or of what its rows show', async () => {
  await add('Grammar')
  const matchesOf = totals(db, 'sqlite', tableOf('courses'), ['batches'])
  const first = await matchesOf('gram')
  expect([first.total, (await matchesOf('')).total]).toEqual([1, 1])
  // A row added without updating its stored count: only a new count would find it.
  await sql`insert into "courses" ("M01_Title", "M01_Description", "title_key", "search_text")
    values ('Grammar 2', '-', 'grammar 2', 'grammar 2')`.execute(db)
  expect(await matchesOf('gram')).toEqual(first)
  await add('Grammar 3')
  const next = await matchesOf('gram')
  expect([next.total, next.key === first.key]).toEqual([3, false])
  await store.batches.add({ M02_Name: 'Women 1', M02_M01_CourseId: 1 })
  expect((await matchesOf('gram')).key).not.toBe(next.key)
})

test('where a copy of the database takes its place and is written as often, no key comes again', async () => {
  const matchesOf = totals(db, 'sqlite', tableOf('courses'), [])
  const copy = await sql<{ total: number; version: number; stamp: number }>`
    select "total", "version", "stamp" from "tallies" where "name" = 'courses'`.execute(db)
  const { total, version, stamp } = copy.rows[0] ?? { total: 0, version: 0, stamp: 0 }
  await add('Lost with the first server')
  const lost = await matchesOf('')
  await sql`update "tallies" set "total" = ${total}, "version" = ${version}, "stamp" = ${stamp}
    where "name" = 'courses'`.execute(db)
  await add('Written on the second server')
  const { rows } = await sql<{ version: number }>`
    select "version" from "tallies" where "name" = 'courses'`.execute(db)
  expect(rows[0]?.version).toBe(version + 1)
  expect((await matchesOf('')).key).not.toBe(lost.key)
})

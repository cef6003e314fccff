import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { StudentQuery } from '#contract/users.ts'
import { migrate } from '#server/store/sql/migrations.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db } from '#server/store/sql/tables.ts'
import type { Store } from '#server/store/store.ts'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { openQuick } from './embeddedDatabases.ts'
import { list } from './records.ts'
import { temporaryHome } from './temporaryHome.ts'

const { newPath } = temporaryHome()

/** More than are collected before they are sorted. */
const MANY = 12_000

let filled: Db
let store: Store
beforeAll(async () => {
  const folder = newPath()
  const created = await openQuick(folder)
  await migrate(created, 'sqlite')
  await created.destroy()
  fillEmbedded(folder, MANY)
  filled = await openQuick(folder)
  store = await sqlStore(filled, 'sqlite')
})
afterAll(() => store.close())

test('any page of a sorted search that most rows match, in any sequence', async () => {
  for (const sort of ['name', '-joined'] as const) {
    const all: string[] = []
    for await (const slice of store.students.slices({ search: 'example.org', sort }))
      all.push(...slice.map((row) => row.M05_UserCode))
    expect(all).toHaveLength(MANY)
    for (const page of [400, 401, 1, 800, 300, 650, 20, 799]) {
      const { data } = await store.students.page({ ...list({ page, search: 'example.org' }), sort })
      expect([sort, page, data.map((row) => row.M05_UserCode)]).toEqual([
        sort,
        page,
        all.slice(15 * page - 15, 15 * page),
      ])
    }
  }
})

test('every order is read from an index, also within a batch, and never sorted', async () => {
  const asked = vi.spyOn(filled, 'executeQuery')
  const orders = { name: 'sort_name', '-name': 'sort_name', code: 'sort_code', '-joined': 'joined' } as const
  const queries: Partial<StudentQuery>[] = [{}, { batch_id: 7 }, { batch_id: 7, division_id: 25 }]
  for (const sort of ['name', '-name', 'code', '-joined'] as const) {
    for (const query of queries) {
      asked.mockClear()
      await store.students.page({ ...list({ ...query, page: 2 }), sort })
      const plan = await planOf(filled, asked.mock.calls.map(([statement]) => statement).find(isSorted))
      const index = query.batch_id === undefined ? 'user_search' : 'user_search_batch'
      expect([sort, query, plan]).toEqual([
        sort,
        query,
        expect.stringMatching(
          new RegExp(
            `INDEX ${index}_${orders[sort]} .*AND \\(${orders[sort]},sort_id\\)[<>]\\(\\?,\\?\\)\\)$`,
          ),
        ),
      ])
    }
  }
})

type Statement = Parameters<Db['executeQuery']>[0]

const isSorted = (statement: Statement): statement is CompiledQuery =>
  'sql' in statement && statement.sql.includes('"sort_id"')

/** Returns how SQLite finds the ids of a page: the select within the statement. */
async function planOf(db: Db, statement: CompiledQuery | undefined): Promise<string> {
  const [ids] = /(?<=in \().*? offset \?/s.exec(statement?.sql ?? '') ?? []
  if (!statement || ids === undefined) throw new Error('No page was read by its sort keys.')
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...statement,
    sql: `explain query plan ${ids}`,
  })
  return rows.map(({ detail }) => detail).join('; ')
}

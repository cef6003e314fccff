import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditQuery } from '#contract/audit.ts'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Store } from '#server/store/store.ts'
import { temporaryHome } from './temporaryHome.ts'

const ENTRIES = 45_000
const { home } = temporaryHome()
const db = openEmbedded(home)
let store: Store

beforeAll(async () => {
  store = await sqlStore(db, 'sqlite')
  await sql`insert into "audit" ("at", "login", "login_key", "address", "action", "kind", "record_id", "name", "name_key")
    with recursive "up"("number") as (select 1 union all select "number" + 1 from "up" where "number" < ${ENTRIES})
    select ${Date.now()}, 'office', 'office', '-', case when "number" % 3 = 0 then 'add' else 'change' end, 'students',
      "number", 'Student ' || "number", 'student ' || "number" from "up"`.execute(db)
})
afterAll(() => store.close())

const asked = (part: Partial<AuditQuery>): AuditQuery => ({ page: 1, per_page: 100, search: '', ...part })

test.each([
  ['everything', asked({}), 'true', ENTRIES],
  ['one action', asked({ action: 'add' }), `"action" = 'add'`, ENTRIES / 3],
  ['a search that finds few', asked({ search: 'student 4499' }), `"name" like 'Student 4499%'`, 11],
  ['a search that finds nothing', asked({ search: 'nobody' }), 'false', 0],
])('pages of %s are what one query would find, across all slices', async (_what, query, condition, total) => {
  const lastPage = Math.max(1, Math.ceil(total / 100))
  for (const page of [1, 2, 67, 200, 201, 250, 400, lastPage, lastPage + 5]) {
    const found = await store.audit.page({ ...query, page })
    const { rows } = await sql<{ id: number }>`select "id" from "audit" where ${sql.raw(condition)}
      order by "id" desc limit 100 offset ${(Math.min(page, lastPage) - 1) * 100}`.execute(db)
    expect([found.total, found.current_page]).toEqual([total, Math.min(page, lastPage)])
    expect(found.data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  }
})

test('others have their turn while a long trail is looked through', async () => {
  let turns = 0
  const over = new AbortController()
  const others = async () => {
    while (!over.signal.aborted) {
      await setImmediate()
      turns += 1
    }
  }
  const going = others()
  await store.audit.page(asked({ search: 'nobody' }))
  over.abort()
  await going
  expect(turns).toBeGreaterThanOrEqual(ENTRIES / 20_000)
})

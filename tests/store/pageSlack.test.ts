import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { EMBEDDED_FILE, openEmbedded } from '#server/store/sql/embedded.ts'
import { overwriteSlack } from '#server/store/sql/scrub/pageSlack.ts'
import { temporaryHome } from './temporaryHome.ts'

const { home } = temporaryHome()

/** Letters in no order, the same in every run. */
function letters(seed: number) {
  let state = seed + 1
  return Array.from({ length: 12 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(97 + (state % 26))
  }).join('')
}

test('what SQLite leaves in the middle of pages that it split is overwritten, and nothing else', async () => {
  const db = openEmbedded(home)
  await sql`create table "people" ("id" integer primary key, "code" text unique, "body" text)`.execute(db)
  const count = 12_000
  await db.transaction().execute(async (transaction) => {
    for (let id = 1; id <= count; id += 1) {
      const code = letters(id) + (id % 12 === 0 ? 'CANARY' : 'other')
      const body = letters(id).repeat(id % 7)
      await sql`insert into "people" values (${id}, ${code}, ${body})`.execute(transaction)
    }
  })
  await sql`delete from "people" where "code" like '%CANARY'`.execute(db)
  const found = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return readFileSync(join(home, EMBEDDED_FILE)).toString('latin1').split('CANARY').length - 1
  }
  const all = async () => (await sql`select * from "people" order by "code"`.execute(db)).rows
  const before = await all()
  expect(await found()).toBeGreaterThan(0)

  await overwriteSlack(db, new AbortController().signal)
  expect(await found()).toBe(0)
  expect(await all()).toEqual(before)
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(rows.map((row) => row.integrity_check)).toEqual(['ok'])
  await sql`update "people" set "body" = "body" || 'longer' where "id" % 3 = 0`.execute(db)
  const again = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(again.rows.map((row) => row.integrity_check)).toEqual(['ok'])
  await db.destroy()
})

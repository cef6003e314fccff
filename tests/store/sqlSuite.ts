import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { SUBMIT_KEY_LIFE } from '#server/store/stored.ts'
import { FieldProblem, InUse } from '#server/store/storeErrors.ts'
import { TRASH_LIFE, type Store } from '#server/store/store.ts'
import { courseBody, list, writer } from './records.ts'

interface Opening {
  /** In the newest form, without records. */
  migrated: () => Promise<Db>
}

/** What the database itself must hold, whoever writes into it. */
export function sqlSuite(name: string, engine: Engine, { migrated }: Opening) {
  describe(`the ${name} database`, () => {
    let db: Db
    let store: Store
    beforeEach(async () => {
      db = await migrated()
      store = await sqlStore(db, engine)
    })
    afterEach(() => db.destroy())

    test('begins with the two roles of the product, and gives further ones the next id', async () => {
      expect((await store.roles.all()).map((role) => role.M04_RoleId)).toEqual([14, 15])
      expect((await store.roles.add({ name: 'mentor' })).record.M04_RoleId).toBe(16)
    })

    test('gives no id twice, also after the newest record was deleted and came back', async () => {
      const write = writer(() => store)
      const { M05_UserId: id } = await write.student()
      await store.students.remove(id, 1000)
      await store.students.restore(id, 1001)
      const next = await write.student()
      expect(next.M05_UserId).toBeGreaterThan(id)
      await store.students.remove(next.M05_UserId, 1002)
      expect((await write.student()).M05_UserId).toBeGreaterThan(next.M05_UserId)
    })

    test('shows what it holds after an older copy took its place and took as many writes', async () => {
      const { courses } = store
      const [older] = await db.selectFrom('tallies').selectAll().where('name', '=', 'courses').execute()
      if (!older) throw new Error('The courses have no stored count.')
      const lost = await courses.add(courseBody('Lost with the newer one'))
      expect((await courses.page(list())).data).toHaveLength(1)
      await db.deleteFrom('courses').where('M01_CourseId', '=', lost.record.M01_CourseId).execute()
      await db.updateTable('tallies').set(older).where('name', '=', 'courses').execute()
      await courses.add(courseBody('Grammar'))
      expect((await courses.page(list())).data.map((row) => row.M01_Title)).toEqual(['Grammar'])
    })

    test('refuses rows that refer to nothing, and to a division of another batch', async () => {
      const write = writer(() => store)
      const { M05_UserId: id, M05_M02_BachId: batchId } = await write.student()
      const { M03_ClassesId: classId } = await write.lesson()
      const other = await write.batchWith(1)
      const [divisionId = 0] = other.divisionIds
      const refused = (query: ReturnType<typeof sql>) =>
        expect(query.execute(db)).rejects.toThrow(/foreign key/i)
      await refused(sql`update "users" set "M07_M11_DivisionId" = ${divisionId} where "M05_UserId" = ${id}`)
      await refused(sql`update "users" set "M05_M04_Role" = 99 where "M05_UserId" = ${id}`)
      await refused(sql`insert into "class_divisions" values (${classId}, ${divisionId}, ${other.batchId})`)
      await refused(sql`delete from "batches" where "M02_BatchId" = ${batchId}`)
      await refused(sql`delete from "users" where "M05_UserId" = ${other.mentorId}`)
      await refused(sql`delete from "roles" where "M04_RoleId" = 14`)
      await refused(sql`delete from "courses"`)
    })

    test('keeps every deleted user out of the search table', async () => {
      const { M05_UserId: id } = await writer(() => store).student()
      await sql`delete from "users" where "M05_UserId" = ${id}`.execute(db)
      expect(
        await db.selectFrom('user_search').select('M05_UserId').where('M05_UserId', '=', id).execute(),
      ).toEqual([])
    })

    test('refuses to change or delete what the audit trail says, whoever asks', async () => {
      const office = { login: 'office', address: '192.0.2.7', at: Date.now() }
      await store.roles.add({ name: 'mentor' }, undefined, office)
      const refused = (query: ReturnType<typeof sql>) =>
        expect(query.execute(db)).rejects.toThrow(/the audit trail is/)
      const changes = [
        sql`"login" = 'other'`,
        sql`"login_key" = 'other'`,
        sql`"address" = 'other'`,
        sql`"at" = "at" + 1`,
        sql`"action" = 'delete'`,
        sql`"kind" = 'courses'`,
        sql`"record_id" = null`,
        sql`"id" = 77`,
        sql`"after" = '{}'`,
        sql`"name" = null, "name_key" = null, "before" = '{}', "after" = null`,
        sql`"name" = null, "name_key" = null, "before" = null, "after" = null, "login" = 'other'`,
      ]
      for (const change of changes) await refused(sql`update "audit" set ${change}`)
      await refused(sql`delete from "audit"`)
      if (engine === 'postgres') await refused(sql`truncate "audit"`)
      const entries = await db.selectFrom('audit').selectAll().execute()
      expect(entries).toMatchObject([{ ...office, name: 'mentor', action: 'add', kind: 'roles' }])
    })

    test('forgets windows of tries that are over, also those of a wrong clock, however many came', async () => {
      const limit = { most: 4, windowMs: 60_000 }
      const take = (keys: string[], now: number) =>
        store.attempts.take(
          keys.map((key) => ({ key, limit })),
          now,
        )
      for (let number = 0; number < 30; number += 1) {
        await take([`address ${number}`, `pair ${number}`, `name ${number}`], number < 5 ? 9_000_000 : 1000)
      }
      for (let number = 30; number < 45; number += 1) await take([`address ${number}`], 100_000)
      const kept = await db.selectFrom('attempts').select('key').execute()
      expect(kept.map(({ key }) => key).toSorted()).toEqual(
        Array.from({ length: 15 }, (_, index) => `address ${index + 30}`),
      )
    })

    test('has its files rewritten when people were forgotten, and only then', async () => {
      const { attempts, courses, trash, upkeep } = store
      const mark = () =>
        db.selectFrom('facts').select('value').where('name', '=', 'unscrubbed').executeTakeFirst()
      await db.deleteFrom('facts').where('name', '=', 'unscrubbed').execute()
      const now = Date.now()
      expect(await store.check(now)).toBeUndefined()
      await attempts.take([{ key: 'address', limit: { most: 4, windowMs: 1000 } }], now - 2000)
      await courses.add(courseBody('Grammar'), { key: '1:form', at: now - SUBMIT_KEY_LIFE })
      expect(await upkeep.deleteExpired(now)).toBe(2)
      expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'readiness' }])
      expect(await mark()).toBeUndefined()
      await courses.remove(1, now - TRASH_LIFE)
      expect(await upkeep.deleteExpired(now)).toBe(1)
      expect(await mark()).toBeDefined()
      expect((await trash.page({ page: 1, per_page: undefined }, 0)).total).toBe(0)
      await store.check(now)
      await attempts.take([{ key: 'address', limit: { most: 4, windowMs: 1000 } }], now)
      expect(await db.selectFrom('attempts').select('key').orderBy('key').execute()).toHaveLength(2)
    })

    test('has its files rewritten when a record was erased for good', async () => {
      const { courses, trash } = store
      await courses.add(courseBody('Erased'))
      await courses.remove(1, Date.now())
      await db.deleteFrom('facts').where('name', '=', 'unscrubbed').execute()
      expect(await trash.erase('courses', 1, undefined)).toBe(true)
      const marks = await db.selectFrom('facts').select('value').where('name', '=', 'unscrubbed').execute()
      expect(marks).toHaveLength(1)
    })

    test.runIf(engine === 'postgres')(
      'keeps the trash for 30 days by its own clock, whatever that of a server says',
      async () => {
        const { courses, trash, upkeep } = store
        const [now, far] = [Date.now(), 40 * 24 * 60 * 60 * 1000]
        for (const title of ['Grammar', 'Syntax']) await courses.add(courseBody(title))
        for (const id of [1, 2]) await courses.remove(id, now)
        expect(await upkeep.deleteExpired(now + far)).toBe(0)
        expect((await trash.page({ page: 1, per_page: undefined }, now + far)).total).toBe(2)
        expect(await courses.restore(1, now + far)).toBeDefined()
        await upkeep.deleteExpired(now - far)
        const [entry] = (await trash.page({ page: 1, per_page: undefined }, now)).data
        expect(entry?.deleted_at).toBe(now)
      },
    )

    test('a write whose entry cannot be made is not done', async () => {
      await sql`alter table "audit" rename to "elsewhere"`.execute(db)
      const office = { login: 'office', address: '192.0.2.7', at: 1000 }
      await expect(store.courses.add(courseBody('Grammar'), undefined, office)).rejects.toThrow(/audit/)
      expect((await store.courses.page(list())).total).toBe(0)
      await sql`alter table "elsewhere" rename to "audit"`.execute(db)
    })

    test('lets one of two win: who refers to a record, or who deletes it', async () => {
      const write = writer(() => store)
      const results: boolean[] = []
      for (let round = 0; round < 8; round += 1) {
        const { batchId, mentorId, divisionId, places } = await write.batchWith(1)
        const student = await write.studentBody(places)
        results.push(await oneWins(store.students.add(student), store.divisions.remove(divisionId, 1000)))
        const { M05_UserId: teacherId } = await write.teacher({ M05_M02_BachId: batchId })
        const division = await write.divisionBody({ M11_Batch_id: batchId, M11_M05_User_Id: teacherId })
        results.push(await oneWins(store.divisions.add(division), store.teachers.remove(teacherId, 1000)))
        const { M02_BatchId } = await write.batch()
        const moved = await write.divisionBody({ M11_Batch_id: M02_BatchId, M11_M05_User_Id: mentorId })
        results.push(await oneWins(store.divisions.add(moved), store.batches.remove(M02_BatchId, 1000)))
      }
      expect(results).toEqual(Array.from({ length: 24 }, () => true))
    })
  })
}

/** Of two writes at once: whether one was done and the other refused in words. */
async function oneWins(refer: Promise<unknown>, remove: Promise<boolean>) {
  const [referred, removed] = await Promise.allSettled([refer, remove])
  if (referred.status === 'fulfilled') return removed.status === 'rejected' && removed.reason instanceof InUse
  return removed.status === 'fulfilled' && removed.value && referred.reason instanceof FieldProblem
}

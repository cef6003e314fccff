import { expect, test } from 'vitest'
import { AuditQuery } from '#contract/audit.ts'
import { TITLE_TAKEN } from '#contract/courses.ts'
import { AUDIT_LIFE, type Actor } from '#server/store/auditStore.ts'
import { UNDO_LIFE } from '#server/store/importStore.ts'
import { TRASH_LIFE, type Store } from '#server/store/store.ts'
import { courseBody, writer } from './records.ts'

const DAY = 24 * 60 * 60 * 1000

/** The database's own clock has a say in what may be forgotten, so that these times are near it. */
const now = Date.now()

const office = (at: number): Actor => ({ login: 'office@example.org', address: '192.0.2.7', at })

/** What a store forgets by itself, alike in every store. */
export function upkeepSuite(store: () => Store) {
  const write = writer(store)
  const trail = async () => (await store().audit.page(AuditQuery.parse({ per_page: 100 }))).data
  const inTrash = async (at: number) =>
    (await store().trash.page({ page: 1, per_page: undefined }, at)).data.map((entry) => entry.id)

  async function forget(at: number) {
    let total = 0
    for (let gone = 1; gone > 0; total += gone) gone = await store().upkeep.deleteExpired(at)
    return total
  }

  test('the trash forgets a record on the 31st day, though nothing else is deleted', async () => {
    const { M01_CourseId: old } = await write.course('Old')
    const { M01_CourseId: young } = await write.course('Young')
    await store().courses.remove(old, now - TRASH_LIFE - DAY)
    await store().courses.remove(young, now - TRASH_LIFE + DAY)
    // The store of tests in which time stands still shows what lies there, whether it can come back or not.
    expect(await inTrash(0)).toEqual([young, old])
    expect(await forget(now)).toBe(1)
    expect(await inTrash(0)).toEqual([young])
    expect(await forget(now)).toBe(0)
  })

  test('what was deleted while a clock was ten years ahead is kept for 30 days from now', async () => {
    const { M01_CourseId: id } = await write.course('Old')
    await store().courses.remove(id, now + 3650 * DAY)
    expect(await forget(now)).toBe(0)
    const [entry] = (await store().trash.page({ page: 1, per_page: undefined }, 0)).data
    expect(entry?.id).toBe(id)
    expect(entry?.kept_until).toBeGreaterThanOrEqual(now + TRASH_LIFE)
    expect(entry?.kept_until).toBeLessThanOrEqual(Date.now() + TRASH_LIFE)
  })

  test('the trail forgets an entry after a year, in batches, though none is added', async () => {
    for (let number = 0; number < 30; number += 1)
      await store().courses.add(
        courseBody(`Old ${number}`),
        undefined,
        office(now - AUDIT_LIFE - DAY + number),
      )
    await store().courses.add(courseBody('Kept'), undefined, office(now - AUDIT_LIFE + DAY))
    expect(await forget(now)).toBe(30)
    expect((await trail()).map((entry) => entry.name)).toEqual(['Kept'])
  })

  test('an import is forgotten when it cannot be undone any more', async () => {
    const { M02_BatchId: batchId } = await write.batch()
    async function importAt(at: number) {
      const body = await write.teacherBody({ M05_M02_BachId: batchId })
      const plan = { batches: [], divisions: [], adds: [() => body], changes: [] }
      return (await store().teachers.imports.write(plan, { at, by: office(at) })).id
    }
    const old = await importAt(now - UNDO_LIFE - DAY)
    const young = await importAt(now - UNDO_LIFE + DAY)
    // At that time, neither was old.
    const past = async () =>
      (await store().imports.past({ page: 1, per_page: undefined, kind: undefined }, now - DAY * 2)).data.map(
        ({ id }) => id,
      )
    expect(await past()).toEqual([young, old])
    expect(await forget(now)).toBe(1)
    expect(await past()).toEqual([young])
  })

  test('submits are forgotten after a day', async () => {
    const add = (at: number) => store().courses.add(courseBody('Grammar'), { key: '1:form-1', at })
    await add(now - DAY - 1)
    expect(await forget(now)).toBe(1)
    await expect(add(now)).rejects.toThrow(TITLE_TAKEN)
  })

  test('what was erased is kept by id alone', async () => {
    const { M05_UserId: id } = await write.student()
    await store().students.remove(id, now, office(now))
    await store().trash.erase('students', id, office(now + 1))
    expect((await store().upkeep.erasures()).erased).toEqual([{ kind: 'students', id, at: now + 1 }])
    expect(await store().upkeep.backedUpAt()).toBeUndefined()
  })
}

import { expect, test } from 'vitest'
import { AuditQuery } from '#contract/audit.ts'
import { KINDS } from '#contract/kinds.ts'
import { DELETE_FIRST } from '#contract/trash.ts'
import type { Actor } from '#server/store/auditStore.ts'
import { TRASH_LIFE, type Store } from '#server/store/store.ts'
import { courseBody, writer } from './records.ts'

const DAY = 24 * 60 * 60 * 1000

/** The database's own clock has a say in what may be forgotten, so that these times are near it. */
const now = Date.now()

const office: Actor = { login: 'Office@example.org', address: '192.0.2.7', at: now }

/** What is erased for good is nowhere, alike in every store. */
export function eraseSuite(store: () => Store) {
  const write = writer(store)
  const trail = async (search = '') =>
    (await store().audit.page(AuditQuery.parse({ search, per_page: 100 }))).data
  const addCourse = async (title: string) =>
    (await store().courses.add(courseBody(title), undefined, office)).record.M01_CourseId

  test('what is erased for good is in no list, and in the audit trail only as erased', async () => {
    const id = await addCourse('Grammar')
    await store().courses.replace(id, courseBody('Syntax'), undefined, office)
    const other = await addCourse('Rhetoric')
    await store().courses.remove(id, now, office)
    await store().courses.remove(other, now, office)
    expect(await store().trash.erase('students', id, office)).toBe(false)
    expect(await store().trash.erase('courses', id, office)).toBe(true)
    expect(await store().trash.erase('courses', id, office)).toBe(false)
    expect(await store().courses.restore(id, now)).toBeUndefined()
    expect((await store().trash.page({ page: 1, per_page: undefined }, now)).data).toHaveLength(1)
    const entries = (await trail()).filter((entry) => entry.record_id === id)
    expect(entries.map(({ action, name, before, after }) => [action, name, before, after])).toEqual(
      ['erase', 'delete', 'change', 'add'].map((action) => [action, null, null, null]),
    )
    expect([...(await trail('grammar')), ...(await trail('syntax'))]).toEqual([])
    expect(await trail('rhetoric')).toHaveLength(2)
  })

  test('a record that has left the trash is erased from the audit trail all the same, once', async () => {
    const id = await addCourse('Grammar')
    const longAgo = now - TRASH_LIFE - DAY
    await store().courses.remove(id, longAgo, { ...office, at: longAgo })
    // Whatever is deleted next empties the trash of what is too old.
    await store().courses.remove(await addCourse('Rhetoric'), now, office)
    expect(await trail('grammar')).toHaveLength(2)
    expect(await store().trash.erase('courses', id, office)).toBe(true)
    expect(await trail('grammar')).toEqual([])
    expect(await store().trash.erase('courses', id, office)).toBe(false)
    expect((await trail()).filter((entry) => entry.action === 'erase')).toHaveLength(1)
  })

  test.each(KINDS)('of %s only a deleted one can be erased, and only what is left of it', async (kind) => {
    const id = await (await write.prepare(kind)).add(undefined, office)
    const erasable = async () =>
      (await trail()).filter((entry) => entry.can_erase).map(({ action }) => action)
    expect(await erasable()).toEqual([])
    await expect(store().trash.erase(kind, id, office)).rejects.toThrow(DELETE_FIRST)
    await store()[kind].remove(id, now, office)
    expect(await erasable()).toEqual(['delete', 'add'])
    await store()[kind].restore(id, now, office)
    expect(await erasable()).toEqual([])
    await expect(store().trash.erase(kind, id, office)).rejects.toThrow(DELETE_FIRST)
    await store()[kind].remove(id, now, office)
    expect(await store().trash.erase(kind, id, office)).toBe(true)
    expect(await erasable()).toEqual([])
  })

  test('what tells of no record cannot be erased; a teacher is no student', async () => {
    await store().audit.enter(office, { action: 'sign-in', kind: 'accounts', name: '' })
    await store().audit.enter(office, { action: 'export', kind: 'students', after: { batch_id: 7 } })
    expect((await trail()).map((entry) => entry.can_erase)).toEqual([false, false])
    const { record } = await store().teachers.add(await write.teacherBody(), undefined, office)
    expect(await store().trash.erase('students', record.M05_UserId, office)).toBe(false)
  })
}

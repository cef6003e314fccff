import { expect, test } from 'vitest'
import type { AuditQuery } from '#contract/audit.ts'
import { TITLE_TAKEN } from '#contract/courses.ts'
import { KINDS, type RecordKind } from '#contract/kinds.ts'
import { AUDIT_LIFE, type Actor } from '#server/store/auditStore.ts'
import { Stale } from '#server/store/storeErrors.ts'
import { TRASH_LIFE, type Store } from '#server/store/store.ts'
import { courseBody, writer } from './records.ts'

const DAY = 24 * 60 * 60 * 1000

/** The database's own clock has a say in what may be forgotten, so that these times are near it. */
const now = Date.now()

const office: Actor = { login: 'Office@example.org', address: '192.0.2.7', at: now }

const asked = (part: Partial<AuditQuery> = {}): AuditQuery => ({
  page: 1,
  per_page: undefined,
  search: '',
  kind: undefined,
  action: undefined,
  ...part,
})

/** Who did what, and what was deleted, alike in every store. */
export function auditSuite(store: () => Store) {
  const write = writer(store)
  const trail = async (part?: Partial<AuditQuery>) => (await store().audit.page(asked(part))).data
  const newest = async () => (await trail())[0]
  const addCourse = async (title: string, by: Actor = office) =>
    (await store().courses.add(courseBody(title), undefined, by)).record.M01_CourseId

  test('a write is entered with who, when, where, and the record before and after', async () => {
    const { courses } = store()
    const id = await addCourse('Grammar')
    const place = { login: office.login, address: office.address, kind: 'courses', record_id: id }
    const fields = { M01_CourseId: id, ...courseBody('Grammar') }
    expect(await newest()).toEqual({
      ...place,
      id: expect.any(Number),
      at: now,
      action: 'add',
      name: 'Grammar',
      before: null,
      after: fields,
      names: {},
      can_erase: false,
    })
    await courses.replace(id, courseBody('Syntax'), undefined, { ...office, at: now + 1 })
    expect(await newest()).toMatchObject({
      ...place,
      at: now + 1,
      action: 'change',
      name: 'Syntax',
      before: { M01_Title: 'Grammar' },
      after: { M01_Title: 'Syntax' },
    })
    expect((await newest())?.before).toEqual({ M01_Title: 'Grammar' })
    await courses.remove(id, now + 2, { ...office, at: now + 2 })
    const gone = { ...fields, M01_Title: 'Syntax' }
    expect(await newest()).toMatchObject({ ...place, action: 'delete', before: gone, after: null })
    await courses.restore(id, now + 3, { ...office, at: now + 3 })
    expect(await newest()).toMatchObject({ ...place, action: 'restore', before: null, after: gone })
    expect(await trail()).toHaveLength(4)
  })

  test.each(KINDS)(
    'each write of %s makes one entry, with no secret in it and nothing of other records',
    async (kind) => {
      const { add, change } = await write.prepare(kind)
      const id = await add(undefined, office)
      await change(id, office)
      await store()[kind].remove(id, now, office)
      await store()[kind].restore(id, now, office)
      const entries = await trail()
      expect(entries.map((entry) => entry.action)).toEqual(['restore', 'delete', 'change', 'add'])
      expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set([kind]))
      expect(JSON.stringify(entries)).not.toMatch(/hash|M05_Password|version/)
      const notOwn = /"(batch|course|division|divisions|mentor|students_count|has_class_page)":/
      expect(JSON.stringify(entries)).not.toMatch(notOwn)
    },
  )

  test('what was not done is not entered: a second submit, a refusal, nothing to delete', async () => {
    const { courses } = store()
    const submit = { key: 'account-1:form-1', at: now }
    await courses.add(courseBody('Grammar'), submit, office)
    const { record } = await courses.add(courseBody('Grammar'), submit, office)
    await expect(courses.add(courseBody('grammar'), undefined, office)).rejects.toThrow(TITLE_TAKEN)
    await expect(courses.replace(record.M01_CourseId, courseBody('Syntax'), 7, office)).rejects.toThrow(Stale)
    await courses.remove(99, now, office)
    await courses.restore(99, now, office)
    await courses.replace(99, courseBody('Syntax'), undefined, office)
    await courses.add(courseBody('By nobody'))
    expect((await trail()).map((entry) => entry.action)).toEqual(['add'])
  })

  test('a new password is told, not shown; without one nothing is said', async () => {
    const body = await write.teacherBody()
    const { record } = await store().teachers.add(body, undefined, office)
    const { passwordHash: _kept, ...fields } = body
    await store().teachers.replace(record.M05_UserId, { ...fields, passwordHash: 'new' }, undefined, office)
    expect(await newest()).toMatchObject({ before: {}, after: { passwordChanged: true } })
    await store().teachers.replace(record.M05_UserId, fields, undefined, office)
    expect(await newest()).toMatchObject({ before: {}, after: {} })
  })

  test('other records stand in an entry by their ids, with the names that they have now', async () => {
    const { courses, batches } = store()
    const id = await addCourse('Grammar')
    const { record } = await batches.add({ M02_Name: 'Batch 07', M02_M01_CourseId: id }, undefined, office)
    expect((await newest())?.after).toEqual({
      M02_BatchId: record.M02_BatchId,
      M02_Name: 'Batch 07',
      M02_M01_CourseId: id,
    })
    await courses.replace(id, courseBody('Syntax'))
    expect((await newest())?.names).toEqual({ [`courses:${id}`]: 'Syntax' })
    const lesson = await write.lessonBody()
    await store().classes.add(lesson, undefined, office)
    const [divisionId = 0] = lesson.M03_M11_DivisionIds
    const entry = await newest()
    expect(entry?.after).toMatchObject({ M03_M11_DivisionIds: [divisionId] })
    const division = await store().divisions.get(divisionId)
    expect(entry?.names[`divisions:${divisionId}`]).toBe(division?.record.M11_Division_name)
  })

  test('is paged newest first, filtered, and searched literally by name and login', async () => {
    for (let number = 1; number <= 16; number += 1) await addCourse(`Course ${number}`)
    const page = await store().audit.page(asked({ page: 2 }))
    expect([page.total, page.last_page, page.data.map((entry) => entry.name)]).toEqual([16, 2, ['Course 1']])
    await store().audit.enter(
      { ...office, login: 'guest' },
      { action: 'sign-in', kind: 'accounts', name: '' },
    )
    await store().roles.add({ name: '100% കോഴ്സ്' }, undefined, office)
    const total = async (part: Partial<AuditQuery>) => (await store().audit.page(asked(part))).total
    expect(await total({ kind: 'courses' })).toBe(16)
    expect(await total({ action: 'sign-in' })).toBe(1)
    expect(await total({ kind: 'courses', action: 'delete' })).toBe(0)
    expect(await total({ search: 'COURSE 1' })).toBe(8)
    expect(await total({ search: '% കോ' })).toBe(1)
    expect(await total({ search: '_' })).toBe(0)
    expect(await total({ search: 'OFFICE@' })).toBe(17)
    expect(await total({ search: 'guest', kind: 'accounts' })).toBe(1)
  })

  test('an entry forgets nothing: what is older than 365 days goes by the hour, and nothing else', async () => {
    await addCourse('Old', { ...office, at: now - AUDIT_LIFE - DAY })
    await addCourse('Kept', { ...office, at: now - AUDIT_LIFE + DAY })
    expect((await trail()).map((entry) => entry.name)).toEqual(['Kept', 'Old'])
    await addCourse('New')
    expect((await trail()).map((entry) => entry.name)).toEqual(['New', 'Kept', 'Old'])
    await store().upkeep.deleteExpired(now)
    expect((await trail()).map((entry) => entry.name)).toEqual(['New', 'Kept'])
  })

  test('the trash lists what can come back, of all kinds, newest first', async () => {
    const then = now - TRASH_LIFE - DAY
    const courseId = await addCourse('Grammar')
    const { M05_UserId: studentId, M05_UserName } = await write.student()
    const { M03_ClassesId: classId, M03_Title } = await write.lesson()
    await store().courses.remove(courseId, then + 1, office)
    await store().students.remove(studentId, then + 3)
    await store().classes.remove(classId, then + 2)
    const { data, total } = await store().trash.page({ page: 1, per_page: undefined }, then + 4)
    expect(total).toBe(3)
    expect(data).toEqual([
      bin('students', studentId, M05_UserName, then + 3, null),
      bin('classes', classId, M03_Title, then + 2, null),
      bin('courses', courseId, 'Grammar', then + 1, office.login),
    ])
    await store().students.restore(studentId, then + 5)
    const later = await store().trash.page({ page: 1, per_page: 1 }, then + 1 + TRASH_LIFE)
    expect(later).toMatchObject({ total: 1, last_page: 1, data: [{ kind: 'classes' }] })
  })
}

function bin(kind: RecordKind, id: number, name: string, at: number, by: string | null) {
  return { kind, id, name, deleted_at: at, kept_until: at + TRASH_LIFE, deleted_by: by }
}

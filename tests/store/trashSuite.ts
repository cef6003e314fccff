import { expect, test } from 'vitest'
import { BATCH_TAKEN, NO_SUCH_BATCH } from '#contract/batches.ts'
import { NO_SUCH_COURSE, TITLE_TAKEN } from '#contract/courses.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { KINDS } from '#contract/kinds.ts'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { CODE_TAKEN, NO_SUCH_TEACHER } from '#contract/users.ts'
import { ROLE_TAKEN } from '#contract/roles.ts'
import { TRASH_LIFE, type Store } from '#server/store/store.ts'
import { courseBody, list, refusal, writer } from './records.ts'

/** What is deleted can be brought back for a while, alike in every store. */
export function trashSuite(store: () => Store) {
  const write = writer(store)
  test.each(KINDS)('a deleted record of %s comes back whole, under its old id', async (kind) => {
    const id = await (await write.prepare(kind)).add()
    const records = store()[kind]
    const before = await records.get(id)
    expect(await records.restore(id, 500)).toBeUndefined()
    expect(await records.remove(id, 1000)).toBe(true)
    expect(await records.remove(id, 1000)).toBe(false)
    const restored = await records.restore(id, 1000 + TRASH_LIFE - 1)
    expect(restored?.record).toStrictEqual(before?.record)
    expect(await records.get(id)).toStrictEqual(restored)
    expect(await records.restore(id, 2000)).toBeUndefined()
    expect(await records.remove(id, 3000)).toBe(true)
    expect((await records.restore(id, 3001))?.record).toStrictEqual(before?.record)
  })

  test.each(KINDS)('a record of %s that was deleted long ago does not come back', async (kind) => {
    const id = await (await write.prepare(kind)).add()
    const records = store()[kind]
    await records.remove(id, 1000)
    expect(await records.restore(id, 1001 + TRASH_LIFE)).toBeUndefined()
    expect(await records.get(id)).toBeUndefined()
  })

  test('a record that came back is listed, found and counted again; the next one has a new id', async () => {
    const { batchId, divisionIds, places } = await write.batchWith(1)
    const { M05_UserId: id } = await write.student({ ...places, M05_UserName: 'Aysha Rahman' })
    await store().students.remove(id, 1000)
    expect((await store().students.page(list({ search: 'aysha' }))).total).toBe(0)
    await store().students.restore(id, 1001)
    for (const query of [{}, { search: 'aysha' }, { batch_id: batchId }, { division_id: divisionIds[0] }]) {
      const page = await store().students.page(list(query))
      expect([page.total, page.data[0]?.M05_UserId]).toEqual([1, id])
    }
    expect((await store().students.get(id))?.record.M05_Password).toBe(PASSWORD_MARKER)
    expect((await write.student(places)).M05_UserId).toBeGreaterThan(id)
  })

  test('pages of the trash are one order, newest first, also among records deleted at one moment', async () => {
    const courses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => write.course(`Course ${index}`)),
    )
    const role = await store().roles.add({ name: 'mentor' })
    for (const [index, { M01_CourseId: id }] of courses.entries())
      await store().courses.remove(id, 1000 + Math.floor(index / 5))
    await store().roles.remove(role.record.M04_RoleId, 1001)
    const page = async (number: number, size: number) => {
      const { data, total } = await store().trash.page({ page: number, per_page: size }, 2000)
      expect(total).toBe(13)
      return data.map(({ kind, id, deleted_at }) => ({ kind, id, deleted_at }))
    }
    const whole = await page(1, 100)
    expect(whole.map(({ deleted_at }) => deleted_at)).toEqual([
      1002,
      1002,
      ...Array(6).fill(1001),
      ...Array(5).fill(1000),
    ])
    for (const size of [1, 3, 4, 5, 7]) {
      const pages: typeof whole = []
      for (let number = 1; number <= Math.ceil(13 / size); number += 1)
        pages.push(...(await page(number, size)))
      expect(pages).toEqual(whole)
    }
  })

  test('a record does not come back while its name is taken, and does afterwards', async () => {
    const { courses, batches, roles, students, teachers } = store()
    const course = await write.course('Grammar')
    await courses.remove(course.M01_CourseId, 1000)
    const other = await courses.add(courseBody('GRAMMAR'))
    expect(await refusal(courses.restore(course.M01_CourseId, 1001))).toEqual({ M01_Title: TITLE_TAKEN })
    await courses.replace(other.record.M01_CourseId, courseBody('Syntax'))
    expect((await courses.restore(course.M01_CourseId, 1002))?.record).toEqual(course)

    const batch = await write.batch({ M02_Name: 'Batch 07' })
    await batches.remove(batch.M02_BatchId, 1000)
    await write.batch({ M02_Name: 'batch 07' })
    expect(await refusal(batches.restore(batch.M02_BatchId, 1001))).toEqual({ M02_Name: BATCH_TAKEN })

    const role = await roles.add({ name: 'mentor' })
    await roles.remove(role.record.M04_RoleId, 1000)
    await roles.add({ name: 'Mentor' })
    expect(await refusal(roles.restore(role.record.M04_RoleId, 1001))).toEqual({ name: ROLE_TAKEN })

    const student = await write.student()
    await students.remove(student.M05_UserId, 1000)
    const teacher = await write.teacher({ M05_UserCode: student.M05_UserCode })
    const taken = { M05_UserCode: CODE_TAKEN }
    expect(await refusal(students.restore(student.M05_UserId, 1001))).toEqual(taken)
    await teachers.remove(teacher.M05_UserId, 1000)
    expect((await students.restore(student.M05_UserId, 1002))?.record).toEqual(student)
    expect(await refusal(teachers.restore(teacher.M05_UserId, 1003))).toEqual(taken)
  })

  test('a record does not come back without its parent, and does after it', async () => {
    const { courses, batches, divisions, students, teachers, classes } = store()
    const { batchId, mentorId, divisionIds, divisionId, places } = await write.batchWith(1)
    const { M05_UserId: studentId } = await write.student(places)
    const { M03_ClassesId } = await write.lesson({
      M03_M02_BatchId: batchId,
      M03_M11_DivisionIds: divisionIds,
    })
    const courseId = (await batches.get(batchId))?.record.M02_M01_CourseId ?? 0
    await students.remove(studentId, 1000)
    await classes.remove(M03_ClassesId, 1000)
    await divisions.remove(divisionId, 1000)
    expect(await refusal(students.restore(studentId, 1001))).toEqual({ M07_M11_DivisionId: NO_SUCH_DIVISION })
    expect(await refusal(classes.restore(M03_ClassesId, 1001))).toEqual({
      M03_M11_DivisionIds: NO_SUCH_DIVISION,
    })
    await teachers.remove(mentorId, 1000)
    expect(await refusal(divisions.restore(divisionId, 1001))).toEqual({ M11_M05_User_Id: NO_SUCH_TEACHER })
    await batches.remove(batchId, 1000)
    expect(await refusal(students.restore(studentId, 1001))).toEqual({ M05_M02_BachId: NO_SUCH_BATCH })
    expect(await refusal(teachers.restore(mentorId, 1001))).toEqual({ M05_M02_BachId: NO_SUCH_BATCH })
    expect(await refusal(divisions.restore(divisionId, 1001))).toEqual({ M11_Batch_id: NO_SUCH_BATCH })
    expect(await refusal(classes.restore(M03_ClassesId, 1001))).toEqual({ M03_M02_BatchId: NO_SUCH_BATCH })
    await courses.remove(courseId, 1000)
    expect(await refusal(batches.restore(batchId, 1001))).toEqual({ M02_M01_CourseId: NO_SUCH_COURSE })

    await courses.restore(courseId, 1002)
    await batches.restore(batchId, 1002)
    await teachers.restore(mentorId, 1002)
    await divisions.restore(divisionId, 1002)
    expect((await students.restore(studentId, 1002))?.record).toMatchObject(places)
    expect((await classes.restore(M03_ClassesId, 1002))?.record.divisions.length).toBe(1)
  })

  test('a student whose division moved to another batch meanwhile does not come back', async () => {
    const { batchId, mentorId, divisionId } = await write.batchWith(1)
    const { M05_UserId: id } = await write.student({
      M05_M02_BachId: batchId,
      M07_M11_DivisionId: divisionId,
    })
    await store().students.remove(id, 1000)
    const { M02_BatchId } = await write.batch()
    const body = { M11_Division_name: 'Moved', M11_Batch_id: M02_BatchId, M11_M05_User_Id: mentorId }
    await store().divisions.replace(divisionId, body)
    expect(await refusal(store().students.restore(id, 1001))).toEqual({
      M07_M11_DivisionId: NO_SUCH_DIVISION,
    })
  })
}

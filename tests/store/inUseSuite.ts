import { expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { refusal, writer } from './records.ts'

/** What others refer to is not deleted, alike in every store (reading Q79). */
export function inUseSuite(store: () => Store) {
  const { batch, batchWith, course, lesson, student, teacher } = writer(store)

  test('each record says what refers to it', async () => {
    const { batchId, mentorId, divisionIds, divisionId, places } = await batchWith(2)
    await student(places)
    await lesson({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: divisionIds })
    const { batches, divisions, teachers, courses, students } = store()
    expect(await batches.uses(batchId)).toEqual({ students: 1, teachers: 1, divisions: 2, classes: 1 })
    expect(await divisions.uses(divisionId)).toEqual({ students: 1, classes: 1 })
    expect(await teachers.uses(mentorId)).toEqual({ divisions: 2 })
    const courseId = (await batches.get(batchId))?.record.M02_M01_CourseId ?? 0
    expect([await courses.uses(courseId), await students.uses(1)]).toEqual([{ batches: 1 }, {}])
  })

  test('a course with batches is not deleted (spec: 449)', async () => {
    const { M01_CourseId: id } = await course()
    const first = await batch({ M02_M01_CourseId: id })
    expect(await refusal(store().courses.remove(id, 1000))).toBe('1 batch uses this course.')
    const second = await batch({ M02_M01_CourseId: id })
    expect(await refusal(store().courses.remove(id, 1000))).toBe('2 batches use this course.')
    expect(await store().courses.get(id)).toBeDefined()
    await store().batches.remove(first.M02_BatchId, 1000)
    await store().batches.remove(second.M02_BatchId, 1000)
    expect(await store().courses.remove(id, 1000)).toBe(true)
  })

  test('a batch with students, teachers, divisions or classes is not deleted (spec: 442)', async () => {
    const { batchId, divisionIds, places } = await batchWith(2)
    expect(await refusal(store().batches.remove(batchId, 1000))).toBe(
      '1 teacher and 2 divisions use this batch.',
    )
    await student(places)
    await student(places)
    await lesson({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: divisionIds })
    expect(await refusal(store().batches.remove(batchId, 1000))).toBe(
      '2 students, 1 teacher, 2 divisions and 1 class use this batch.',
    )
    expect(await store().batches.get(batchId)).toBeDefined()
  })

  test('a division with students or classes is not deleted', async () => {
    const { batchId, divisionId: id, places } = await batchWith(1)
    const pupil = await student(places)
    expect(await refusal(store().divisions.remove(id, 1000))).toBe('1 student uses this division.')
    const { M03_ClassesId } = await lesson({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: [id] })
    expect(await refusal(store().divisions.remove(id, 1000))).toBe('1 student and 1 class use this division.')
    await store().students.remove(pupil.M05_UserId, 1000)
    expect(await refusal(store().divisions.remove(id, 1000))).toBe('1 class uses this division.')
    await store().classes.remove(M03_ClassesId, 1000)
    expect(await store().divisions.remove(id, 1000)).toBe(true)
  })

  test('a teacher who is a mentor is not deleted', async () => {
    const { mentorId, divisionIds } = await batchWith(2)
    const [one = 0, other = 0] = divisionIds
    expect(await refusal(store().teachers.remove(mentorId, 1000))).toBe('2 divisions use this teacher.')
    await store().divisions.remove(one, 1000)
    expect(await refusal(store().teachers.remove(mentorId, 1000))).toBe('1 division uses this teacher.')
    await store().divisions.remove(other, 1000)
    expect(await store().teachers.remove(mentorId, 1000)).toBe(true)
  })

  test('what was refused changed nothing, and what moved away is not in the way', async () => {
    const { batchId, mentorId, divisionId: id } = await batchWith(1)
    await refusal(store().teachers.remove(mentorId, 1000))
    expect(await store().teachers.restore(mentorId, 1001)).toBeUndefined()
    const other = await teacher({ M05_M02_BachId: batchId })
    const body = { M11_Division_name: 'A', M11_Batch_id: batchId, M11_M05_User_Id: other.M05_UserId }
    await store().divisions.replace(id, body)
    expect(await store().teachers.remove(mentorId, 1000)).toBe(true)
  })
}

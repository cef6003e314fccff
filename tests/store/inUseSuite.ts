import { expect, test } from 'vitest'
import type { RecordKind } from '#contract/kinds.ts'
import type { Store } from '#server/store/store.ts'
import { refusal, writer } from './records.ts'

/** What others refer to is not deleted, alike in every store (reading Q79). */
export function inUseSuite(store: () => Store) {
  const { batchWith, lesson, student, teacher } = writer(store)

  test('a record that others refer to says by how many of what, and is deleted after them (spec: 442, 449)', async () => {
    const { batchId, mentorId, divisionIds, divisionId, places } = await batchWith(2)
    const pupils = [await student(places), await student(places)]
    const { M03_ClassesId } = await lesson({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: divisionIds })
    const { courses, batches, divisions, teachers, students, classes } = store()
    const courseId = (await batches.get(batchId))?.record.M02_M01_CourseId ?? 0
    expect(await courses.uses(courseId)).toEqual({ batches: 1 })
    expect(await batches.uses(batchId)).toEqual({ students: 2, teachers: 1, divisions: 2, classes: 1 })
    expect(await divisions.uses(divisionId)).toEqual({ students: 2, classes: 1 })
    expect(await teachers.uses(mentorId)).toEqual({ divisions: 2 })
    expect(await students.uses(pupils[0]?.M05_UserId ?? 0)).toEqual({})

    const refused = (kind: RecordKind, id: number) => refusal(store()[kind].remove(id, 1000))
    expect(await refused('courses', courseId)).toBe('1 batch uses this course.')
    expect(await refused('batches', batchId)).toBe(
      '2 students, 1 teacher, 2 divisions and 1 class use this batch.',
    )
    expect(await refused('divisions', divisionId)).toBe('2 students and 1 class use this division.')
    for (const { M05_UserId } of pupils) await students.remove(M05_UserId, 1000)
    expect(await refused('divisions', divisionId)).toBe('1 class uses this division.')
    await classes.remove(M03_ClassesId, 1000)
    for (const [index, id] of divisionIds.entries()) {
      expect(await refused('teachers', mentorId)).toBe(
        ['2 divisions use this teacher.', '1 division uses this teacher.'][index],
      )
      expect(await divisions.remove(id, 1000)).toBe(true)
    }
    expect(await teachers.remove(mentorId, 1000)).toBe(true)
    expect(await refused('courses', courseId)).toBe('1 batch uses this course.')
    expect(await batches.remove(batchId, 1000)).toBe(true)
    expect(await courses.remove(courseId, 1000)).toBe(true)
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

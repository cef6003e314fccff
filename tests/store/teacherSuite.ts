import { expect, test } from 'vitest'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { CODE_TAKEN } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import { complete, list, NO_ID, refusal, writer } from './records.ts'

/** Teachers, alike in every store. */
export function teacherSuite(store: () => Store) {
  const { batch, batchWith, student, studentBody, teacher, teacherBody } = writer(store)

  test('a teacher that was added can be read, and listed without a password (spec: 241, 246, 394, 405)', async () => {
    const { M02_BatchId: batchId } = await batch({ M02_Name: 'Batch 05 Men' })
    const { passwordHash, ...body } = await teacherBody({
      M05_M02_BachId: batchId,
      M05_AllowLogin: 0,
      M05_IsActive: 0,
    })
    const { record, version } = await store().teachers.add({ ...body, passwordHash })
    const listed = {
      ...body,
      M05_UserId: expect.any(Number),
      M05_User_Type: 'teacher',
      M05_M04_Role: [15],
      batch: { M02_BatchId: batchId, M02_Name: 'Batch 05 Men' },
    }
    expect(record).toStrictEqual({ ...listed, M05_Password: PASSWORD_MARKER })
    expect(version).toBe(1)
    expect(await store().teachers.get(record.M05_UserId)).toStrictEqual({ record, version })
    expect((await store().teachers.page(list())).data).toStrictEqual([{ ...listed, version: 1 }])
  })

  test('a teacher changes every field, and keeps role, user type and password (spec: 396)', async () => {
    const { M05_UserId: id } = await teacher()
    const { passwordHash: _hash, ...body } = await teacherBody({
      M06_Specialization: 'Seerah',
      M05_Email: 'new@example.org',
      M05_AllowLogin: 0,
    })
    const answer = await store().teachers.replace(id, body, 1)
    const expected = { ...body, M05_UserId: id, M05_M04_Role: [15], M05_Password: PASSWORD_MARKER }
    expect(answer).toMatchObject({ record: expected, version: 2 })
    expect(await store().teachers.get(id)).toStrictEqual(answer)
  })

  test('a teacher’s code must be free and their batch must be there', async () => {
    const one = await teacher({ M05_UserCode: 'IHT-011' })
    const pupil = await student()
    const body = await teacherBody({ M05_M02_BachId: one.M05_M02_BachId })
    for (const code of ['iht-011', pupil.M05_UserCode]) {
      expect(await refusal(store().teachers.add({ ...body, M05_UserCode: code }))).toEqual({
        M05_UserCode: CODE_TAKEN,
      })
    }
    expect(
      await refusal(store().teachers.replace(one.M05_UserId, { ...body, M05_UserCode: pupil.M05_UserCode })),
    ).toEqual({ M05_UserCode: CODE_TAKEN })
    expect(await refusal(store().teachers.add({ ...body, M05_M02_BachId: NO_ID }))).toEqual({
      M05_M02_BachId: NO_SUCH_BATCH,
    })
    expect(
      await refusal(store().teachers.replace(one.M05_UserId, { ...body, M05_M02_BachId: NO_ID })),
    ).toEqual({ M05_M02_BachId: NO_SUCH_BATCH })
  })

  test('the sixteenth teacher is in a list without a page, and can be chosen as mentor (spec: 404, 488)', async () => {
    const { M02_BatchId: batchId } = await batch()
    const first = await teacher({ M05_M02_BachId: batchId })
    for (let number = 2; number <= 16; number += 1) await teacher({ M05_M02_BachId: batchId })
    const all = await store().teachers.page(complete({ batch_id: batchId }))
    expect([all.data.length, all.total, all.per_page, all.last_page]).toEqual([16, 16, 16, 1])
    expect(all.data.at(-1)?.M05_UserId).toBe(first.M05_UserId)
    const body = { M11_Division_name: 'A', M11_Batch_id: batchId, M11_M05_User_Id: first.M05_UserId }
    const { record } = await store().divisions.add(body)
    expect(record.mentor).toEqual({ M05_UserName: first.M05_UserName })
  })

  test('students and teachers are listed, read and written apart, and take their ids from one row (reading Q78)', async () => {
    const { mentorId, places } = await batchWith(1)
    const pupil = await student(places)
    expect(pupil.M05_UserId).toBeGreaterThan(mentorId)
    const teachers = await store().teachers.page(list())
    const students = await store().students.page(list())
    expect(teachers.data.map((row) => row.M05_UserId)).toEqual([mentorId])
    expect(students.data.map((row) => row.M05_UserId)).toEqual([pupil.M05_UserId])
    expect([teachers.total, students.total]).toEqual([1, 1])
    const bodies = { students: await studentBody(places), teachers: await teacherBody() }
    expect(await store().students.replace(mentorId, bodies.students)).toBeUndefined()
    expect(await store().teachers.replace(pupil.M05_UserId, bodies.teachers)).toBeUndefined()
    for (const [records, id] of [
      [store().students, mentorId],
      [store().teachers, pupil.M05_UserId],
    ] as const) {
      expect(await records.get(id)).toBeUndefined()
      expect(await records.remove(id, 1000)).toBe(false)
      expect(await records.restore(id, 1000)).toBeUndefined()
    }
    expect(await store().teachers.get(mentorId)).toBeDefined()
  })
}

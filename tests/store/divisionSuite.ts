import { expect, test } from 'vitest'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { NO_SUCH_TEACHER } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import { list, NO_ID, refusal, writer } from './records.ts'

/** Divisions, alike in every store. */
export function divisionSuite(store: () => Store) {
  const { batch, batchWith, division, divisionBody, lesson, student, teacher } = writer(store)

  test('a division that was added can be read and listed with batch and mentor (spec: 249, 388-390)', async () => {
    const { M02_BatchId: batchId } = await batch({ M02_Name: 'Batch 07 Women' })
    const mentor = await teacher({ M05_UserName: 'Asma Koya', M05_M02_BachId: batchId })
    const body = {
      M11_Division_name: 'Division A',
      M11_Batch_id: batchId,
      M11_M05_User_Id: mentor.M05_UserId,
    }
    const { record, version } = await store().divisions.add(body)
    expect(record).toEqual({
      M11_Division_id: expect.any(Number),
      ...body,
      batch: { M02_Name: 'Batch 07 Women' },
      mentor: { M05_UserName: 'Asma Koya' },
      students_count: 0,
      has_class_page: false,
    })
    expect(version).toBe(1)
    expect(await store().divisions.get(record.M11_Division_id)).toEqual({ record, version })
    expect((await store().divisions.page(list())).data).toEqual([record])
  })

  test('two batches may each have a Division A', async () => {
    const one = await division({ M11_Division_name: 'Division A' })
    const other = await division({ M11_Division_name: 'Division A' })
    expect(other.M11_Batch_id).not.toBe(one.M11_Batch_id)
  })

  test('a division changes its name and mentor (spec: 391)', async () => {
    const { M11_Division_id: id, ...old } = await division()
    const mentor = await teacher({ M05_UserName: 'Jameel Ahmed' })
    const body = {
      M11_Division_name: 'Division B',
      M11_Batch_id: old.M11_Batch_id,
      M11_M05_User_Id: mentor.M05_UserId,
    }
    const record = {
      ...old,
      ...body,
      M11_Division_id: id,
      mentor: { M05_UserName: 'Jameel Ahmed' },
    }
    expect(await store().divisions.replace(id, body, 1)).toEqual({ record, version: 2 })
    expect(await store().divisions.get(id)).toEqual({ record, version: 2 })
  })

  test('a batch or mentor that is gone, or no teacher, is refused under its field', async () => {
    const { batchId, divisionIds, places } = await batchWith(1)
    const pupil = await student(places)
    const noBatch = { ...(await divisionBody({ M11_Batch_id: batchId })), M11_Batch_id: NO_ID }
    const noMentor = await divisionBody({ M11_Batch_id: batchId, M11_M05_User_Id: pupil.M05_UserId })
    const { divisions } = store()
    expect(await refusal(divisions.add(noBatch))).toEqual({ M11_Batch_id: NO_SUCH_BATCH })
    expect(await refusal(divisions.add(noMentor))).toEqual({ M11_M05_User_Id: NO_SUCH_TEACHER })
    const id = divisionIds[0] ?? 0
    expect(await refusal(divisions.replace(id, noMentor))).toEqual({ M11_M05_User_Id: NO_SUCH_TEACHER })
    expect(await refusal(divisions.replace(id, { ...noMentor, M11_M05_User_Id: NO_ID }))).toEqual({
      M11_M05_User_Id: NO_SUCH_TEACHER,
    })
    expect((await divisions.page(list())).total).toBe(1)
  })

  test('a division knows how many students are in it, through every write', async () => {
    const { batchId, divisionIds } = await batchWith(2)
    const [one = 0, other = 0] = divisionIds
    const counts = async () => {
      const { data } = await store().divisions.page(list({ batch_id: batchId }))
      const single = await store().divisions.get(one)
      expect(data[1]?.students_count).toBe(single?.record.students_count)
      return data.map((row) => row.students_count).toReversed()
    }
    const parts = { M05_M02_BachId: batchId, M07_M11_DivisionId: one }
    const first = await student(parts)
    const { M05_UserId: id } = await student(parts)
    expect(await counts()).toEqual([2, 0])
    const { batch: _batch, division: _division, M05_Password: _marker, ...body } = first
    await store().students.replace(first.M05_UserId, { ...body, M07_M11_DivisionId: other })
    expect(await counts()).toEqual([1, 1])
    await store().students.remove(id, 1000)
    expect(await counts()).toEqual([0, 1])
    await store().students.restore(id, 1001)
    expect(await counts()).toEqual([1, 1])
  })

  test('a division moves to another batch only while nothing uses it (reading Q79)', async () => {
    const { batchId, mentorId, divisionIds } = await batchWith(2)
    const [used = 0, free = 0] = divisionIds
    for (let count = 0; count < 3; count += 1) {
      await student({ M05_M02_BachId: batchId, M07_M11_DivisionId: used })
    }
    const { M03_ClassesId } = await lesson({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: [used] })
    const { M02_BatchId: otherId } = await batch()
    const body = { M11_Division_name: 'Moved', M11_Batch_id: otherId, M11_M05_User_Id: mentorId }
    expect(await refusal(store().divisions.replace(used, body))).toEqual({
      M11_Batch_id: '3 students and 1 class use this division. It cannot move to another batch.',
    })
    await store().classes.remove(M03_ClassesId, 1000)
    expect(await refusal(store().divisions.replace(used, body))).toEqual({
      M11_Batch_id: '3 students use this division. It cannot move to another batch.',
    })
    expect((await store().divisions.replace(free, body))?.record.M11_Batch_id).toBe(otherId)
    const renamed = { ...body, M11_Batch_id: batchId }
    expect((await store().divisions.replace(used, renamed))?.record.M11_Division_name).toBe('Moved')
  })
}

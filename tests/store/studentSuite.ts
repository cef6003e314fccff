import { expect, test } from 'vitest'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { CODE_TAKEN } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import { type Asked, list, NO_ID, refusal, writer } from './records.ts'

type Filter = Pick<Asked, 'batch_id' | 'division_id'>

/** Students, alike in every store. */
export function studentSuite(store: () => Store) {
  const { batch, batchWith, division, manyStudents, student, studentBody, teacher } = writer(store)

  test('a student that was added can be read, and listed without a password (spec: 241, 245, 393, 401)', async () => {
    const { M02_BatchId: batchId } = await batch({ M02_Name: 'Batch 07 Women' })
    const { M11_Division_id } = await division({ M11_Batch_id: batchId, M11_Division_name: 'Division A' })
    const { passwordHash, ...body } = await studentBody({
      M05_M02_BachId: batchId,
      M07_M11_DivisionId: M11_Division_id,
      M05_Email: '',
    })
    const { record, version } = await store().students.add({ ...body, passwordHash })
    const listed = {
      ...body,
      M05_UserId: expect.any(Number),
      M05_User_Type: 'student',
      M05_M04_Role: [14],
      batch: { M02_BatchId: batchId, M02_Name: 'Batch 07 Women' },
      division: { M11_Division_name: 'Division A' },
    }
    expect(record).toStrictEqual({ ...listed, M05_Password: PASSWORD_MARKER })
    expect(version).toBe(1)
    expect(await store().students.get(record.M05_UserId)).toStrictEqual({ record, version })
    expect((await store().students.page(list())).data).toStrictEqual([{ ...listed, version: 1 }])
  })

  test('a student changes every field, and keeps role and user type (spec: 395)', async () => {
    const { M05_UserId: id } = await student()
    const { passwordHash: _hash, ...body } = await studentBody({
      M05_Gender: 'other',
      M05_CountryName: 'Oman',
      M05_Email: 'new@example.org',
      M05_MobileNumber: '+910000009999',
      M05_AllowLogin: 0,
      M05_IsActive: 0,
    })
    const answer = await store().students.replace(id, body, 1)
    expect(answer).toMatchObject({ record: { ...body, M05_UserId: id, M05_M04_Role: [14] }, version: 2 })
    expect(await store().students.get(id)).toStrictEqual(answer)
  })

  test('a new student receives the role that is named student, whatever its id is (reading Q30)', async () => {
    await store().roles.add({ name: 'mentor' })
    expect((await student()).M05_M04_Role).toEqual([14])
  })

  test('a record says with bullets whether a password is set, and a change keeps it (reading Q49)', async () => {
    const { passwordHash: _hash, ...body } = await studentBody()
    const { record } = await store().students.add(body)
    expect(record.M05_Password).toBe('')
    const withOne = await store().students.replace(record.M05_UserId, { ...body, passwordHash: 'hash' })
    expect(withOne?.record.M05_Password).toBe(PASSWORD_MARKER)
    const kept = await store().students.replace(record.M05_UserId, body)
    expect(kept?.record.M05_Password).toBe(PASSWORD_MARKER)
    expect(JSON.stringify(await store().students.page(list()))).not.toMatch(/hash|Password|\u2022/i)
  })

  test('a user code is unique over students and teachers, in any letter case and spelling', async () => {
    const one = await student({ M05_UserCode: 'IHS-1031' })
    const other = await student({ M05_UserCode: 'കോഡ്-ൻ' })
    const taken = { M05_UserCode: CODE_TAKEN }
    const places = { M05_M02_BachId: one.M05_M02_BachId, M07_M11_DivisionId: one.M07_M11_DivisionId ?? 0 }
    expect(await refusal(student({ ...places, M05_UserCode: 'ihs-1031' }))).toEqual(taken)
    expect(await refusal(student({ ...places, M05_UserCode: 'കോഡ്-ന്\u200D' }))).toEqual(taken)
    expect(await refusal(student({ ...places, M05_UserCode: 'IHS-\u200B1031' }))).toEqual(taken)
    expect(await refusal(teacher({ M05_UserCode: 'IHS-1031' }))).toEqual(taken)
    const body = await studentBody({ ...places, M05_UserCode: 'Ihs-1031' })
    expect(await refusal(store().students.replace(other.M05_UserId, body))).toEqual(taken)
    await expect(store().students.replace(one.M05_UserId, body)).resolves.toBeDefined()
    expect((await store().students.page(list())).total).toBe(2)
  })

  test('a student’s batch must be there, and their division must be of that batch', async () => {
    const { places } = await batchWith(1)
    const other = await batchWith(1)
    const { M05_UserId: id } = await student(places)
    const body = await studentBody(places)
    const refused = async (part: object) => [
      await refusal(store().students.add({ ...body, ...part })),
      await refusal(store().students.replace(id, { ...body, ...part })),
    ]
    const noBatch = { M05_M02_BachId: NO_SUCH_BATCH }
    const noDivision = { M07_M11_DivisionId: NO_SUCH_DIVISION }
    expect(await refused({ M05_M02_BachId: NO_ID })).toEqual([noBatch, noBatch])
    expect(await refused({ M07_M11_DivisionId: NO_ID })).toEqual([noDivision, noDivision])
    expect(await refused({ M07_M11_DivisionId: other.divisionIds[0] })).toEqual([noDivision, noDivision])
    expect(await refused({ M05_M02_BachId: other.batchId })).toEqual([noDivision, noDivision])
    expect((await store().students.page(list())).total).toBe(1)
  })

  test('slices carry all students of a batch and division, newest first, as lists do (spec: 399)', async () => {
    const { batchId, divisionIds } = await batchWith(2)
    const [one = 0, other = 0] = divisionIds
    for (const divisionId of [one, other, one]) {
      await student({ M05_M02_BachId: batchId, M07_M11_DivisionId: divisionId })
    }
    await student()
    const sliced = async (filter: Filter) => {
      const rows = []
      for await (const slice of store().students.slices(list(filter))) rows.push(...slice)
      return rows
    }
    const listed = async (filter: Filter) => (await store().students.page(list(filter))).data
    for (const filter of [{}, { batch_id: batchId }, { batch_id: batchId, division_id: one }]) {
      expect(await sliced(filter)).toStrictEqual(await listed(filter))
    }
    expect((await sliced({ division_id: one })).length).toBe(2)
    expect(await sliced({ batch_id: NO_ID })).toEqual([])
  })

  test('slices are of a thousand rows at most, and nothing is lost or doubled between them', async () => {
    const { places } = await batchWith(1)
    await manyStudents(1001, places)
    const slices = []
    for await (const slice of store().students.slices(list())) slices.push(slice)
    expect(slices.every((slice) => slice.length > 0 && slice.length <= 1000)).toBe(true)
    const ids = slices.flat().map((row) => row.M05_UserId)
    expect(ids.length).toBe(1001)
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
  })
}

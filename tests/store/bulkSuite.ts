import { expect, test } from 'vitest'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { CHANGED_MEANWHILE, DELETED_MEANWHILE, MAX_BULK, NOT_IN_TRASH } from '#contract/bulk.ts'
import { CODE_TAKEN } from '#contract/users.ts'
import { SubmittedOtherwise } from '#server/store/bulkStore.ts'
import { SUBMIT_KEY_LIFE } from '#server/store/stored.ts'
import { TRASH_LIFE, type Store } from '#server/store/store.ts'
import { complete, list, NO_ID, refusal, writer } from './records.ts'

const now = Date.now()
const write = { at: now }

/** Several records are written in one call, alike in every store. */
export function bulkSuite(store: () => Store) {
  const make = writer(store)
  const idsOf = (records: { M05_UserId: number }[]) => records.map(({ M05_UserId: id }) => id)
  const names = async () => (await store().students.page(list())).data.map((row) => row.M05_UserName)

  /** Students of one division, as the list shows them, and another batch with a division. */
  async function studentsOf(count: number) {
    const { places } = await make.batchWith(1)
    for (let index = 0; index < count; index += 1) await make.student(places)
    const rows = (await store().students.page(list())).data
    const other = await make.batchWith(1)
    return { rows, places, other }
  }

  test('students move together; each is as if it had been changed by itself', async () => {
    const { rows, places, other } = await studentsOf(3)
    const [one, two, three] = rows.map(({ M05_UserId: id, version }) => ({ id, version, set: other.places }))
    if (!one || !two || !three) throw new Error('three students')
    expect(await store().students.bulk.change([two, one], write)).toEqual({
      done: expect.arrayContaining([
        { id: one.id, version: 2 },
        { id: two.id, version: 2 },
      ]),
      refused: [],
    })
    const { version: _version, ...seen } = rows[0] ?? {}
    expect(await store().students.get(one.id)).toMatchObject({
      version: 2,
      record: { ...seen, ...other.places, batch: {}, division: {} },
    })
    expect((await store().students.get(three.id))?.record).toMatchObject(places)
    const count = async (id: number) => (await store().divisions.get(id))?.record.students_count
    expect([await count(places.M07_M11_DivisionId), await count(other.divisionId)]).toEqual([1, 2])
    expect((await store().students.page(list({ division_id: other.divisionId }))).total).toBe(2)
  })

  test('as many as one call may name move together', async () => {
    const { places } = await make.batchWith(1)
    const other = await make.batchWith(1)
    await make.manyStudents(MAX_BULK, places)
    const all = idsOf((await store().students.page(complete())).data)
    const set = other.places
    const moves = all.map((id) => ({ id, version: 1, set }))
    const moved = await store().students.bulk.change(moves, write)
    expect(moved).toMatchObject({ done: { length: MAX_BULK }, refused: [] })
    expect((await store().students.page(list({ division_id: other.divisionId }))).total).toBe(MAX_BULK)
  })

  test('what was changed or deleted meanwhile, or does not fit, is refused; the others are written', async () => {
    const { rows, other } = await studentsOf(4)
    const [changed, gone, misplaced, fine] = rows
    if (!changed || !gone || !misplaced || !fine) throw new Error('four students')
    const body = await make.studentBody({ M05_UserCode: changed.M05_UserCode })
    await store().students.replace(changed.M05_UserId, body)
    await store().students.remove(gone.M05_UserId, now)
    const place = (row: typeof fine, set = other.places) => ({
      id: row.M05_UserId,
      version: row.version,
      set,
    })
    const wrong = { M05_M02_BachId: other.batchId, M07_M11_DivisionId: fine.M07_M11_DivisionId ?? 0 }
    const asked = [place(changed), place(gone), place(misplaced, wrong), place(fine)]
    const { done, refused } = await store().students.bulk.change(asked, write)
    expect(done).toEqual([{ id: fine.M05_UserId, version: 2 }])
    expect(new Map(refused.map(({ id, message }) => [id, message]))).toEqual(
      new Map([
        [changed.M05_UserId, CHANGED_MEANWHILE],
        [gone.M05_UserId, DELETED_MEANWHILE],
        [misplaced.M05_UserId, NO_SUCH_DIVISION],
      ]),
    )
    expect((await store().students.get(misplaced.M05_UserId))?.version).toBe(1)
  })

  test('who left is listed apart, and counts in no division, which is still in use', async () => {
    const { rows, places } = await studentsOf(2)
    const [row] = rows
    if (!row) throw new Error('a student')
    const isActive = (M05_IsActive: 0 | 1, version: number) =>
      store().students.bulk.change([{ id: row.M05_UserId, version, set: { M05_IsActive } }], write)
    const left = async (part = {}) =>
      idsOf((await store().students.page(list({ is_active: 0, ...part }))).data)
    const division = async () => (await store().divisions.get(places.M07_M11_DivisionId))?.record
    expect([await left(), (await division())?.students_count]).toEqual([[], 2])
    await isActive(0, 1)
    expect(await left()).toEqual([row.M05_UserId])
    expect(await left({ division_id: places.M07_M11_DivisionId })).toEqual([row.M05_UserId])
    expect(await left({ batch_id: NO_ID })).toEqual([])
    expect(await left({ search: row.M05_UserName })).toEqual([row.M05_UserId])
    expect((await store().students.page(list({ is_active: 1 }))).total).toBe(1)
    expect((await store().students.page(list())).total).toBe(2)
    expect((await division())?.students_count).toBe(1)
    const inUse = await refusal(store().divisions.remove(places.M07_M11_DivisionId, now))
    expect(inUse).toBe('2 students use this division.')
    await isActive(1, 2)
    expect([await left(), (await division())?.students_count]).toEqual([[], 2])
  })

  test('teachers who left are listed apart, and stay the mentors that they are', async () => {
    const { mentorId } = await make.batchWith(1)
    const set = { M05_IsActive: 0 as const }
    await store().teachers.bulk.change([{ id: mentorId, version: 1, set }], write)
    expect(idsOf((await store().teachers.page(list({ is_active: 0 }))).data)).toEqual([mentorId])
    expect(idsOf((await store().teachers.page(list({ is_active: 1 }))).data)).toEqual([])
    expect((await store().divisions.page(list())).data[0]?.M11_M05_User_Id).toBe(mentorId)
  })

  test('teachers move to a batch that exists', async () => {
    const { M05_UserId: id } = await make.teacher()
    const { M02_BatchId: batchId } = await make.batch()
    const move = async (version: number, M05_M02_BachId: number) =>
      store().teachers.bulk.change([{ id, version, set: { M05_M02_BachId } }], write)
    expect((await move(1, batchId)).done).toEqual([{ id, version: 2 }])
    expect((await move(2, NO_ID)).refused).toEqual([{ id, message: NO_SUCH_BATCH }])
    expect((await store().teachers.get(id))?.record.M05_M02_BachId).toBe(batchId)
  })

  test('classes move to a batch and its divisions', async () => {
    const { M03_ClassesId: id } = await make.lesson()
    const { batchId, divisionIds } = await make.batchWith(2)
    const set = { M03_M02_BatchId: batchId, M03_M11_DivisionIds: divisionIds.toReversed() }
    expect((await store().classes.bulk.change([{ id, version: 1, set }], write)).done).toEqual([
      { id, version: 2 },
    ])
    const moved = (await store().classes.get(id))?.record
    expect(moved?.divisions.map((division) => division.M11_Division_id)).toEqual(divisionIds)
    const wrong = { ...set, M03_M11_DivisionIds: [NO_ID] }
    expect((await store().classes.bulk.change([{ id, version: 2, set: wrong }], write)).refused).toEqual([
      { id, message: NO_SUCH_DIVISION },
    ])
  })

  test('classes move in time, and keep their batch and divisions', async () => {
    const { M03_ClassesId: id, ...before } = await make.lesson()
    const set = { M03_ScheduledAt: '2024-12-08 18:30:00', M03_ExpiryTime: null }
    const change = async (version: number) => store().classes.bulk.change([{ id, version, set }], write)
    expect((await change(1)).done).toEqual([{ id, version: 2 }])
    expect((await store().classes.get(id))?.record).toEqual({ ...before, M03_ClassesId: id, ...set })
    expect((await change(1)).refused).toEqual([{ id, message: CHANGED_MEANWHILE }])
  })

  test('several are deleted but who is needed, and come back together', async () => {
    const { mentorId } = await make.batchWith(1)
    const { M05_UserId: free } = await make.teacher()
    const asked = [mentorId, free].map((id) => ({ id, version: 1 }))
    expect(await store().teachers.bulk.remove(asked, write)).toEqual({
      done: [{ id: free, version: 1 }],
      refused: [{ id: mentorId, message: '1 division uses this teacher.' }],
    })
    expect(await store().teachers.get(free)).toBeUndefined()
    expect(await store().teachers.bulk.restore([free, mentorId], write)).toEqual({
      done: [{ id: free, version: expect.any(Number) }],
      refused: [{ id: mentorId, message: NOT_IN_TRASH }],
    })
    expect((await store().teachers.get(free))?.record.M05_UserId).toBe(free)
  })

  test('a deleted one whose code was taken meanwhile stays deleted, and so does one that is too old', async () => {
    const { rows } = await studentsOf(3)
    const [taken, other, old] = rows
    if (!taken || !other || !old) throw new Error('three students')
    const seen = [taken, other].map(({ M05_UserId: id, version }) => ({ id, version }))
    await store().students.bulk.remove(seen, write)
    await store().students.remove(old.M05_UserId, now - TRASH_LIFE - 1)
    const { M05_UserName: newName } = await make.student({ M05_UserCode: taken.M05_UserCode })
    const { done, refused } = await store().students.bulk.restore(idsOf(rows), write)
    expect(done.map(({ id }) => id)).toEqual([other.M05_UserId])
    expect(new Map(refused.map(({ id, message }) => [id, message]))).toEqual(
      new Map([
        [taken.M05_UserId, CODE_TAKEN],
        [old.M05_UserId, NOT_IN_TRASH],
      ]),
    )
    const alone = await store().students.bulk.restore([taken.M05_UserId], write)
    expect(alone).toEqual({ done: [], refused: [{ id: taken.M05_UserId, message: CODE_TAKEN }] })
    expect((await names()).toSorted()).toEqual([newName, other.M05_UserName].toSorted())
    expect((await store().students.page(list({ division_id: other.M07_M11_DivisionId ?? 0 }))).total).toBe(1)
  })

  test('rows of ids come in the order of the list, without those that do not exist', async () => {
    const { rows } = await studentsOf(3)
    const [newest, , oldest] = rows
    if (!newest || !oldest) throw new Error('three students')
    const asked = [oldest.M05_UserId, NO_ID, newest.M05_UserId]
    expect(await store().students.bulk.rows(asked)).toEqual([newest, oldest])
  })

  test('the same submit writes once, and answers the same again, also at once', async () => {
    const { rows, other } = await studentsOf(2)
    const asked = rows.map(({ M05_UserId: id, version }) => ({ id, version, set: other.places }))
    const submit = { key: 'account-1:form-1', at: now, digest: 'one' }
    const change = (part = {}) =>
      store().students.bulk.change(asked, { at: now, submit: { ...submit, ...part } })
    const [first, second] = await Promise.all([change(), change()])
    expect(first.done).toHaveLength(2)
    expect(second).toEqual(first)
    await expect(change({ digest: 'other' })).rejects.toBeInstanceOf(SubmittedOtherwise)
    expect((await store().students.bulk.change(asked, { at: now })).refused).toHaveLength(2)
    const late = now + SUBMIT_KEY_LIFE
    const afterwards = { at: late, submit: { ...submit, at: late } }
    expect((await store().students.bulk.change(asked, afterwards)).refused).toHaveLength(2)
  })
}

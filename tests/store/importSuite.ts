import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { StudentUpdate } from '#contract/userForms.ts'
import type { Actor } from '#server/store/auditStore.ts'
import { Cancelled, Outdated, type ImportPlan, type ImportWrite } from '#server/store/importStore.ts'
import type { Hashed, Store } from '#server/store/store.ts'
import { list, NO_ID, writer, type Asked } from './records.ts'

const now = Date.now()
const office: Actor = { login: 'office@example.org', address: '192.0.2.7', at: now }

/** How imports write students, alike in every store. */
export function importSuite(store: () => Store) {
  const make = writer(store)
  const write = (plan: Partial<ImportPlan<Hashed<StudentUpdate>>>, more: Partial<ImportWrite> = {}) =>
    store().students.imports.write(
      { batches: [], divisions: [], adds: [], changes: [], ...plan },
      { at: now, by: office, ...more },
    )
  const found = async (asked: Asked) => (await store().students.page(list(asked))).data
  const codes = async (asked: Asked) => (await found(asked)).map(({ M05_UserCode }) => M05_UserCode)
  const totals = async ({ batchId, divisionId }: { batchId: number; divisionId: number }) => [
    (await store().students.page(list({ batch_id: batchId }))).total,
    (await store().students.page(list({ division_id: divisionId }))).total,
  ]
  const latest = (id: number) => store().audit.latest('students', id)

  test('the register finds own codes, and names those that others have taken; in the trash a code is free', async () => {
    const { places } = await make.batchWith(1)
    const own = await make.student({ ...places, M05_UserCode: 'TST-1' })
    await make.teacher({ M05_M02_BachId: places.M05_M02_BachId, M05_UserCode: 'Tst-2' })
    const deleted = await make.student({ ...places, M05_UserCode: 'TST-3' })
    await store().students.remove(deleted.M05_UserId, now)
    const wanted = { keys: ['tst-1', 'tst-2', 'tst-3'], batches: [], courses: [], mentors: [] }
    const [students, teachers] = [
      await store().students.imports.register(wanted),
      await store().teachers.imports.register(wanted),
    ]
    expect([...students.rows].map(([key, row]) => [key, row.M05_UserId])).toEqual([['tst-1', own.M05_UserId]])
    expect([...students.taken]).toEqual(['tst-2'])
    expect([[...teachers.rows.keys()], [...teachers.taken]]).toEqual([['tst-2'], ['tst-1']])
  })

  test('an imported student is like one that was added by hand, in the list, its totals and the audit trail', async () => {
    const place = await make.batchWith(1)
    const body = await make.studentBody({
      ...place.places,
      M05_UserName: 'Amina ആമിന',
      M05_UserCode: 'TST-1',
    })
    const byHand = await store().students.add(body, undefined, office)
    const byHandEntry = await latest(byHand.record.M05_UserId)
    await write({ adds: [() => ({ ...body, M05_UserCode: 'TST-2' })] })
    const [imported] = await found({ search: 'TST-2' })
    const id = imported?.M05_UserId ?? NO_ID
    const own = { M05_UserId: id, M05_UserCode: 'TST-2' }
    expect(await store().students.get(id)).toEqual({ ...byHand, record: { ...byHand.record, ...own } })
    expect(await codes({ search: 'ആമിന' })).toEqual(['TST-2', 'TST-1'])
    expect(await codes({ search: 'tst2' })).toEqual(['TST-2'])
    expect(await totals(place)).toEqual([2, 2])
    expect(await latest(id)).toMatchObject({ name: 'Amina ആമിന', after: { ...byHandEntry?.after, ...own } })
  })

  test('an imported change is like one by hand: the password stays, and totals follow a move', async () => {
    const [from, to] = [await make.batchWith(1), await make.batchWith(1)]
    const { M05_UserId: id } = await make.student({ ...from.places, M05_UserName: 'Old Name' })
    const before = await store().students.get(id)
    const { passwordHash: _none, ...body } = await make.studentBody({
      ...to.places,
      M05_UserName: 'New Name',
    })
    await write({ changes: [{ id, version: 1, body: () => body }] })
    const after = await store().students.get(id)
    expect(after).toMatchObject({
      version: 2,
      record: { ...to.places, M05_UserName: 'New Name', M05_Password: before?.record.M05_Password },
    })
    expect([await codes({ search: 'Old Name' }), await codes({ search: 'New Name' })]).toEqual([
      [],
      [body.M05_UserCode],
    ])
    expect([await totals(from), await totals(to)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(await latest(id)).toMatchObject({
      before: {
        ...from.places,
        M05_UserName: 'Old Name',
        M05_UserCode: before?.record.M05_UserCode,
      },
      after: { ...to.places, M05_UserName: 'New Name', M05_UserCode: body.M05_UserCode },
    })
  })

  test('students can be imported into a batch and a division that come with them', async () => {
    const { batchId, mentorId } = await make.batchWith(0)
    const course = await make.course()
    const batch = { M02_Name: 'New batch', M02_M01_CourseId: course.M01_CourseId }
    const division = { M11_Division_name: 'New division', M11_Batch_id: -1, M11_M05_User_Id: mentorId }
    const body = await make.studentBody({ M05_M02_BachId: batchId, M05_UserCode: 'TST-1' })
    await write({
      batches: [{ at: -1, body: batch }],
      divisions: [{ at: -1, body: division }],
      adds: [
        ({ batches, divisions }) => ({
          ...body,
          M05_M02_BachId: batches.get(-1) ?? NO_ID,
          M07_M11_DivisionId: divisions.get(-1) ?? NO_ID,
        }),
      ],
    })
    const [imported] = await found({ search: 'TST-1' })
    expect(imported).toMatchObject({
      batch: { M02_Name: 'New batch' },
      division: { M11_Division_name: 'New division' },
    })
  })

  test.each([0, 1, 2, 4, 8, 16, 32, 64])(
    'an undo keeps what somebody saves meanwhile, and takes back the rest (%i turns after its start)',
    async (turns) => {
      const body = await make.studentBody({ ...(await make.batchWith(1)).places })
      const bodies = ['TST-1', 'TST-2', 'TST-3'].map((M05_UserCode) => ({ ...body, M05_UserCode }))
      const { id } = await write({ adds: bodies.map((one) => () => one) })
      const [edited] = await found({ search: 'TST-2' })
      const editedId = edited?.M05_UserId ?? NO_ID
      const undoing = store().imports.undo(id, { at: now, by: office })
      for (let turn = 0; turn < turns; turn += 1) await setImmediate()
      const change = { ...body, M05_UserCode: 'TST-2', M05_Address: 'Edited Road' }
      const saved = await store().students.replace(editedId, change, 1, office)
      const kept = saved ? [{ kind: 'students', id: editedId }] : []
      expect(await undoing).toMatchObject({ taken_back: 3 - kept.length, kept })
      expect(await codes({})).toEqual(saved ? ['TST-2'] : [])
      expect((await store().students.get(editedId))?.record.M05_Address).toBe(saved && 'Edited Road')
    },
  )

  test('a plan that is outdated, or cancelled at its end, leaves nothing', async () => {
    const { places } = await make.batchWith(1)
    const { M05_UserId: id } = await make.student({ ...places, M05_UserName: 'Kept' })
    const taken = await make.studentBody({ ...places, M05_UserCode: 'TST-1' })
    await store().students.add(taken)
    const add = { ...taken, M05_UserCode: 'TST-2' }
    const change = { id, body: () => ({ ...taken, M05_UserName: 'Changed', M05_UserCode: 'TST-3' }) }
    const one = { adds: [() => add], changes: [{ ...change, version: 1 }] }
    const old = { adds: [() => add], changes: [{ ...change, version: 0 }] }
    await expect(write(old)).rejects.toThrow(Outdated)
    await expect(write({ ...one, adds: [() => add, () => taken] })).rejects.toThrow(Outdated)
    const lost = { ...add, M05_M02_BachId: NO_ID, M07_M11_DivisionId: NO_ID }
    await expect(write({ ...one, adds: [() => lost] })).rejects.toThrow(Outdated)
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    await expect(write(one, { onProgress, signal: stop.signal })).rejects.toThrow(Cancelled)
    expect(await codes({ search: 'TST-2' })).toEqual([])
    expect(await store().students.get(id)).toMatchObject({ version: 1, record: { M05_UserName: 'Kept' } })
    // And then it can be written as it is.
    expect(await write(one)).toMatchObject({ added: 1, changed: 1 })
  })
}

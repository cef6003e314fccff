import { expect, test } from 'vitest'
import { AuditQuery } from '#contract/audit.ts'
import type { Actor } from '#server/store/auditStore.ts'
import type { Store } from '#server/store/store.ts'
import { NO_ID, writer } from './records.ts'

const now = Date.now()
const office: Actor = { login: 'Office@example.org', address: '192.0.2.7', at: now }
const write = { at: now, by: office }

/** What the audit trail says of several records that were written together, alike in every store. */
export function bulkTrailSuite(store: () => Store) {
  const make = writer(store)
  const trail = async (search = '') => (await store().audit.page(AuditQuery.parse({ search, page: 1 }))).data

  async function twoStudents() {
    const { places, batchId, divisionId } = await make.batchWith(1)
    const two = [await make.student(places), await make.student(places)]
    const seen = two.map(({ M05_UserId: id }) => ({ id, version: 1 }))
    const named = two.map(({ M05_UserId: record_id, M05_UserName: name }) => ({ record_id, name }))
    return { seen, named, batchId, divisionId }
  }

  test('a move is one entry: where to, who, and where each came from', async () => {
    const { seen, named, batchId, divisionId } = await twoStudents()
    const other = await make.batchWith(1)
    await store().students.bulk.change(
      seen.map((one) => ({ ...one, set: other.places })),
      write,
    )
    const [entry, ...older] = await trail()
    expect(older).toEqual([])
    expect(entry).toMatchObject({
      login: office.login,
      action: 'change',
      kind: 'students',
      record_id: null,
      name: null,
      before: null,
      after: other.places,
      can_erase: false,
    })
    const before = { M05_M02_BachId: batchId, M07_M11_DivisionId: divisionId }
    expect(entry?.records).toEqual(named.map((one) => ({ ...one, before, can_erase: false })))
    expect(Object.keys(entry?.names ?? {}).toSorted()).toEqual(
      [
        `batches:${batchId}`,
        `batches:${other.batchId}`,
        `divisions:${divisionId}`,
        `divisions:${other.divisionId}`,
      ].toSorted(),
    )
  })

  test('it is found by any of the names, and of one record it is an entry like any other', async () => {
    const { seen, named } = await twoStudents()
    await store().students.bulk.remove(seen, write)
    expect(await trail(named[1]?.name)).toHaveLength(1)
    expect(await trail('nobody')).toEqual([])
    const [first, second] = seen
    if (!first || !second) throw new Error('two students')
    await store().students.bulk.restore([first.id], write)
    expect((await trail())[0]).toMatchObject({ action: 'restore', ...named[0] })
    expect((await trail())[0]).not.toHaveProperty('records')
  })

  test('nothing that was written is no entry', async () => {
    const none = await store().students.bulk.remove([{ id: NO_ID, version: 1 }], write)
    expect(none.refused).toHaveLength(1)
    expect(await trail()).toEqual([])
  })

  test('who deleted several is told in the trash', async () => {
    const { seen } = await twoStudents()
    await store().students.bulk.remove(seen, write)
    const { data } = await store().trash.page({ page: 1, per_page: undefined }, now)
    expect(data.map(({ deleted_by, deleted_at }) => [deleted_by, deleted_at])).toEqual([
      [office.login, now],
      [office.login, now],
    ])
  })

  test('who is erased is gone from it, and the others stay', async () => {
    const { seen, named } = await twoStudents()
    await store().students.bulk.remove(seen, write)
    const [first, second] = named
    if (!first || !second) throw new Error('two students')
    const erasable = async () => (await trail())[0]?.records?.map(({ can_erase }) => can_erase)
    expect([await erasable(), (await trail())[0]?.can_erase]).toEqual([[true, true], true])
    expect(await store().trash.erase('students', first.record_id, office)).toBe(true)
    const entry = (await trail()).find(({ action }) => action === 'delete')
    expect(entry?.records).toEqual([
      { record_id: first.record_id, name: null, before: null, can_erase: false },
      { ...second, before: null, can_erase: true },
    ])
    expect(await trail(first.name)).toEqual([])
    expect(await trail(second.name)).toHaveLength(1)
  })
}

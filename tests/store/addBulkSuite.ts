import { expect, test } from 'vitest'
import { AuditQuery } from '#contract/audit.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { SubmittedOtherwise } from '#server/store/bulkStore.ts'
import type { Store } from '#server/store/store.ts'
import { list, NO_ID, refusal, writer } from './records.ts'

const at = Date.now()
const by = { login: 'Office@example.org', address: '192.0.2.7', at }
const submit = { key: 'account-1:form-1', at, digest: 'one' }

/** Several classes are added in one call, alike in every store. */
export function addBulkSuite(store: () => Store) {
  const make = writer(store)
  const trail = async () => (await store().audit.page(AuditQuery.parse({ search: '', page: 1 }))).data

  async function bodiesOf(count: number) {
    const body = await make.lessonBody()
    return Array.from({ length: count }, (_, index) => ({ ...body, M03_Title: `Module ${index + 1}` }))
  }

  test('classes are added together, with one entry that names all, and are deleted together', async () => {
    const [first, second] = await bodiesOf(2)
    if (!first || !second) throw new Error('two classes')
    const { done, refused } = await store().classes.addBulk([first, second], { at, by })
    expect(refused).toEqual([])
    const rows = await store().classes.bulk.rows(done.map(({ id }) => id))
    expect(rows.map((row) => row.M03_Title)).toEqual(['Module 2', 'Module 1'])
    expect(rows[0]?.divisions.map((division) => division.M11_Division_id)).toEqual(first.M03_M11_DivisionIds)
    const [entry, ...older] = await trail()
    expect(older).toEqual([])
    expect(entry).toMatchObject({
      action: 'add',
      kind: 'classes',
      after: { M03_SubjectName: 'Hadith sciences' },
    })
    expect(entry?.records?.map(({ name }) => name)).toEqual(['Module 1', 'Module 2'])
    expect((await store().classes.bulk.remove(done, { at, by })).refused).toEqual([])
    expect((await store().classes.page(list())).total).toBe(0)
  })

  test('all are added, or none', async () => {
    const bodies = await bodiesOf(3)
    const wrong = bodies.map((body, index) =>
      index === 1 ? { ...body, M03_M11_DivisionIds: [NO_ID] } : body,
    )
    const refused = store().classes.addBulk(wrong, { at, by, submit })
    expect(await refusal(refused)).toEqual({ M03_M11_DivisionIds: NO_SUCH_DIVISION })
    expect([(await store().classes.page(list())).total, await trail()]).toEqual([0, []])
    expect((await store().classes.addBulk(bodies, { at, by, submit })).done).toHaveLength(3)
  })

  test('the same submit adds once, and answers the same again, also at once', async () => {
    const bodies = await bodiesOf(2)
    const add = (part = {}) => store().classes.addBulk(bodies, { at, submit: { ...submit, ...part } })
    const [first, second] = await Promise.all([add(), add()])
    expect(second).toEqual(first)
    await expect(add({ digest: 'other' })).rejects.toBeInstanceOf(SubmittedOtherwise)
    expect((await store().classes.page(list())).total).toBe(2)
  })
}

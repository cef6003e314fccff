import { expect, test } from 'vitest'
import { BATCH_TAKEN } from '#contract/batches.ts'
import { NO_SUCH_COURSE } from '#contract/courses.ts'
import type { Store } from '#server/store/store.ts'
import { complete, idsOf, list, NO_ID, refusal, writer } from './records.ts'

/** Batches, alike in every store. */
export function batchSuite(store: () => Store) {
  const { batch, batchBody, course } = writer(store)

  test('a batch that was added can be read and listed with its course (spec: 247, 407-409)', async () => {
    const { M01_CourseId } = await course('Foundation Course')
    const body = { M02_Name: 'Batch 07 Women', M02_M01_CourseId: M01_CourseId }
    const { record, version } = await store().batches.add(body)
    expect(record).toEqual({
      M02_BatchId: expect.any(Number),
      ...body,
      course: { M01_Title: 'Foundation Course' },
    })
    expect(version).toBe(1)
    expect(await store().batches.get(record.M02_BatchId)).toEqual({ record, version })
    expect((await store().batches.page(list())).data).toEqual([record])
  })

  test('a batch changes its name and course (spec: 410)', async () => {
    const { M02_BatchId: id } = await batch()
    const other = await course('Grammar')
    const body = { M02_Name: 'Evening Men', M02_M01_CourseId: other.M01_CourseId }
    const record = { M02_BatchId: id, ...body, course: { M01_Title: 'Grammar' } }
    expect(await store().batches.replace(id, body, 1)).toEqual({ record, version: 2 })
    expect(await store().batches.get(id)).toEqual({ record, version: 2 })
  })

  test('a batch’s name is unique, in any letter case, spelling of a chillu and blanks (spec: 486)', async () => {
    const one = await batch({ M02_Name: 'Batch 07 Women' })
    await batch({ M02_Name: 'അവൻ' })
    const taken = { M02_Name: BATCH_TAKEN }
    expect(await refusal(batch({ M02_Name: 'BATCH 07 women' }))).toEqual(taken)
    expect(await refusal(batch({ M02_Name: 'അവന്\u200D' }))).toEqual(taken)
    expect(await refusal(batch({ M02_Name: 'Batch\u00A007  Women\u200E' }))).toEqual(taken)
    const body = await batchBody({ M02_Name: 'അവൻ' })
    expect(await refusal(store().batches.replace(one.M02_BatchId, body))).toEqual(taken)
    await expect(
      store().batches.replace(one.M02_BatchId, await batchBody({ M02_Name: 'Batch 07 WOMEN' })),
    ).resolves.toBeDefined()
    expect((await store().batches.page(list())).total).toBe(2)
  })

  test('a batch of a course that is gone is refused under its field', async () => {
    const { M02_BatchId: id } = await batch()
    const body = { M02_Name: 'Batch 08', M02_M01_CourseId: NO_ID }
    expect(await refusal(store().batches.add(body))).toEqual({ M02_M01_CourseId: NO_SUCH_COURSE })
    expect(await refusal(store().batches.replace(id, body))).toEqual({ M02_M01_CourseId: NO_SUCH_COURSE })
    expect((await store().batches.page(list())).total).toBe(1)
  })

  test('every batch and course is found by its name, whatever the name is (spec: 255, 256, 385, 386)', async () => {
    const { M01_CourseId } = await course('Grammar')
    const names = ['Batch 07 Women', 'അവൻ', '2024', 'constructor', '__proto__', 'with "quotes"']
    for (const name of names) await batch({ M02_Name: name, M02_M01_CourseId: M01_CourseId })
    const { data } = await store().batches.page(complete())
    const ids = await idsOf(store().batches)
    expect(ids).toEqual(Object.fromEntries(data.map((row) => [row.M02_Name, row.M02_BatchId])))
    expect(Object.keys(ids).length).toBe(names.length)
    expect(await idsOf(store().courses)).toEqual({ Grammar: M01_CourseId })
  })

  test('ids by name follow every write', async () => {
    const { M02_BatchId: id } = await batch({ M02_Name: 'Before' })
    await store().batches.replace(id, await batchBody({ M02_Name: 'After' }))
    expect(await idsOf(store().batches)).toEqual({ After: id })
    await store().batches.remove(id, 1000)
    expect(await idsOf(store().batches)).toEqual({})
  })
}

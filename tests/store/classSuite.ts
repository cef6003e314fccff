import { expect, test } from 'vitest'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { boundQuery } from '#contract/classes/classBounds.ts'
import type { When } from '#contract/classes/classQuery.ts'
import { classState, classTimes, type ClassState } from '#contract/classes/classState.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import type { Store } from '#server/store/store.ts'
import { list, NO_ID, refusal, writer } from './records.ts'

/** Classes, alike in every store. */
export function classSuite(store: () => Store) {
  const { batchWith, lesson, lessonBody } = writer(store)

  test('a class that was added can be read and listed with batch and divisions (spec: 250-252, 418, 419)', async () => {
    const { batchId, divisionIds } = await batchWith(3)
    const [one = 0, , three = 0] = divisionIds
    const { M03_M11_DivisionIds: _ids, ...body } = await lessonBody({
      M03_M02_BatchId: batchId,
      M03_M11_DivisionIds: [three, one],
    })
    const { record, version } = await store().classes.add({ ...body, M03_M11_DivisionIds: [three, one] })
    const batch = await store().batches.get(batchId)
    expect(record).toStrictEqual({
      ...body,
      M03_ClassesId: expect.any(Number),
      batch: { M02_Name: batch?.record.M02_Name },
      divisions: [
        { M11_Division_id: one, M11_Division_name: expect.stringMatching(/^Division \d+$/) },
        { M11_Division_id: three, M11_Division_name: expect.stringMatching(/^Division \d+$/) },
      ],
    })
    expect(version).toBe(1)
    expect(await store().classes.get(record.M03_ClassesId)).toStrictEqual({ record, version })
    expect((await store().classes.page(list())).data).toStrictEqual([{ ...record, version: 1 }])
  })

  test('wall-clock times and links are read as they were written (spec: 359, reading Q48)', async () => {
    const times = { M03_ScheduledAt: '2024-03-31 02:30:00', M03_ExpiryTime: '2024-10-27 23:59:59' }
    const { M03_ClassesId: id } = await lesson({ ...times, M03_YouTubeLink: 'the recording will follow' })
    expect((await store().classes.get(id))?.record).toMatchObject({
      ...times,
      M03_YouTubeLink: 'the recording will follow',
    })
  })

  test('a class changes batch and divisions, and loses its expiry (spec: 361, 420)', async () => {
    const { M03_ClassesId: id } = await lesson()
    const { batchId, divisionIds } = await batchWith(2)
    const body = await lessonBody({
      M03_M02_BatchId: batchId,
      M03_M11_DivisionIds: divisionIds,
      M03_ExpiryTime: null,
    })
    const answer = await store().classes.replace(id, body, 1)
    expect(answer).toMatchObject({
      record: { M03_ClassesId: id, M03_M02_BatchId: batchId, M03_ExpiryTime: null },
      version: 2,
    })
    expect(answer?.record.divisions.map((division) => division.M11_Division_id)).toEqual(divisionIds)
    expect(await store().classes.get(id)).toStrictEqual(answer)
    const fewer = { ...body, M03_M11_DivisionIds: divisionIds.slice(1) }
    expect((await store().classes.replace(id, fewer))?.record.divisions.length).toBe(1)
  })

  test('a class’s batch must be there, and its divisions must all be of that batch', async () => {
    const { batchId, divisionIds, divisionId } = await batchWith(1)
    const other = await batchWith(1)
    const body = await lessonBody({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: divisionIds })
    const { record } = await store().classes.add(body)
    const refused = async (part: object) => [
      await refusal(store().classes.add({ ...body, ...part })),
      await refusal(store().classes.replace(record.M03_ClassesId, { ...body, ...part })),
    ]
    const noBatch = { M03_M02_BatchId: NO_SUCH_BATCH }
    const noDivision = { M03_M11_DivisionIds: NO_SUCH_DIVISION }
    expect(await refused({ M03_M02_BatchId: NO_ID })).toEqual([noBatch, noBatch])
    for (const ids of [[NO_ID], [divisionId, ...other.divisionIds], other.divisionIds]) {
      expect(await refused({ M03_M11_DivisionIds: ids })).toEqual([noDivision, noDivision])
    }
    expect(await refused({ M03_M02_BatchId: other.batchId })).toEqual([noDivision, noDivision])
    expect((await store().classes.page(list())).total).toBe(1)
    expect(await store().classes.get(record.M03_ClassesId)).toStrictEqual({ record, version: 1 })
  })

  test('classes are found by state as their times say, also in the hour that clocks show twice', async () => {
    const zone = 'America/New_York'
    const { batchId, divisionIds } = await batchWith(1)
    const body = await lessonBody({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: divisionIds })
    const starts = ['00:30:00', '01:00:00', '01:30:00', '01:59:59', '02:00:00', '02:00:01', '03:30:00']
    const expiries = [null, '2024-11-03 01:30:00', '2024-11-03 02:30:00', '2024-11-10 03:30:00']
    const bodies = starts.flatMap((start) =>
      expiries.map((M03_ExpiryTime) => ({ ...body, M03_ScheduledAt: `2024-11-03 ${start}`, M03_ExpiryTime })),
    )
    for (const one of bodies) await store().classes.add(one)
    const count = async (when: When, now: number) => {
      const query = boundQuery({ ...list({ per_page: 100 }), when, sort: '-time' }, now, zone)
      const page = await store().classes.page(query)
      expect(page.total).toBe(page.data.length)
      return page.total
    }
    // 1:00 comes at 5:00 UTC, and again at 6:00.
    for (const minutes of [240, 300, 315, 345, 360, 375, 390, 419, 420, 421, 450, 540, 600, 20_000]) {
      const now = Date.parse('2024-11-03T00:00:00Z') + minutes * 60_000
      const states = bodies.map((one) => classState(classTimes(one, zone), now))
      const of = (...wanted: ClassState[]) => states.filter((state) => wanted.includes(state)).length
      expect([await count('coming', now), await count('live', now), await count('past', now)]).toEqual([
        of('coming'),
        of('live'),
        of('past', 'expired'),
      ])
    }
  })

  test('classes are found between two times, and by their video', async () => {
    const at = (title: string, M03_ScheduledAt: string, M03_YouTubeLink = 'a1B2c3D4e5F') =>
      lesson({ M03_Title: title, M03_ScheduledAt, M03_YouTubeLink })
    await at('late', '2024-12-07 23:59:59')
    await at('early', '2024-12-08 00:00:00')
    await at('evening', '2024-12-08 18:30:00', 'https://example.org/a')
    await at('next', '2024-12-09 00:00:00', 'Qw3rTy9uIo0')
    const found = async (part: object) => {
      const query = { ...list(), sort: 'time' as const, ...part }
      const sliced: string[] = []
      for await (const rows of store().classes.slices(query)) sliced.push(...rows.map((row) => row.M03_Title))
      expect((await store().classes.page(query)).data.map((row) => row.M03_Title)).toEqual(sliced)
      return sliced
    }
    const day = { from: '2024-12-08 00:00:00', until: '2024-12-09 00:00:00' }
    expect(await found(day)).toEqual(['early', 'evening'])
    expect(await found({ ...day, search: 'even' })).toEqual(['evening'])
    expect(await found({ from: day.until })).toEqual(['next'])
    expect(await found({ until: day.from })).toEqual(['late'])
    expect(await found({ video: 'Qw3rTy9uIo0' })).toEqual(['next'])
    expect(await found({ ...day, video: 'https://example.org/a' })).toEqual(['evening'])
    expect(await found({ ...day, batch_id: NO_ID })).toEqual([])
  })
}

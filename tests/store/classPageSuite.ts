import { expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { list, NO_ID, writer } from './records.ts'

const by = { login: 'office@example.org', address: '192.0.2.1', at: Date.UTC(2024, 11, 2) }
const made = (name: string) => ({ token: name.padEnd(22, '0'), digest: `digest of ${name}` })
const always = { until: '9999', from: '0000' }

/** Class pages, alike in every store. */
export function classPageSuite(store: () => Store) {
  const { batchWith, division, lesson, lessonBody } = writer(store)
  const pages = () => store().classPages

  test('a class page is off until it is turned on, and keeps the address that it has', async () => {
    const { M11_Division_id: id, M11_Division_name: name, batch, ...rest } = await division()
    expect(await pages().addressOf(id)).toEqual({ token: null, since: null })
    const address = { token: made('one').token, since: by.at }
    expect(await pages().turnOn(id, made('one'), by)).toEqual(address)
    expect(await pages().turnOn(id, made('two'), by)).toEqual(address)
    expect(await pages().addressOf(id)).toEqual(address)
    const parent = await store().batches.get(rest.M11_Batch_id)
    expect(await pages().find('digest of one')).toEqual({
      divisionId: id,
      division: name,
      batch: batch?.M02_Name,
      course: parent?.record.course?.M01_Title,
    })
    expect(await pages().find('digest of two')).toBeUndefined()
  })

  test('a new address replaces the old one at once, and a page that was turned off has none', async () => {
    const { M11_Division_id: id } = await division()
    expect(await pages().renew(id, made('none'), by)).toEqual({ token: null, since: null })
    await pages().turnOn(id, made('old'), by)
    const later = { ...by, at: by.at + 1 }
    expect(await pages().renew(id, made('new'), later)).toEqual({
      token: made('new').token,
      since: later.at,
    })
    expect(await pages().find('digest of old')).toBeUndefined()
    expect(await pages().turnOff(id, later)).toBe(true)
    expect(await pages().turnOff(id, later)).toBe(true)
    expect(await pages().find('digest of new')).toBeUndefined()
    expect(await pages().addressOf(id)).toEqual({ token: null, since: null })
  })

  test('the list of divisions shows at once which pages are on', async () => {
    const { M11_Division_id: id } = await division()
    const isOn = async () => (await store().divisions.page(list())).data[0]?.has_class_page
    expect(await isOn()).toBe(false)
    await pages().turnOn(id, made('shown'), by)
    expect(await isOn()).toBe(true)
    expect((await store().divisions.get(id))?.record.has_class_page).toBe(true)
    await pages().turnOff(id, by)
    expect(await isOn()).toBe(false)
  })

  test('what is done to a page stands in the audit trail, without its address', async () => {
    const { M11_Division_id: id, M11_Division_name: name } = await division()
    for (const act of ['turnOn', 'turnOn', 'renew'] as const) await pages()[act](id, made(act), by)
    await pages().turnOff(id, by)
    await pages().turnOff(id, by)
    const trail = await store().audit.page({
      page: 1,
      per_page: undefined,
      search: '',
      kind: 'divisions',
      action: 'change',
    })
    const states = trail.data.map(({ before, after }) => [before, after])
    const page = (state: string) => ({ class_page: state })
    expect(states).toEqual([
      [page('On'), page('Off')],
      [page('On'), page('New address')],
      [page('Off'), page('On')],
    ])
    expect(trail.data[0]).toMatchObject({ record_id: id, name, login: by.login })
    expect(JSON.stringify(trail)).not.toMatch(/turnOn|renew/)
  })

  test('a division that is gone has no page; restored, it has its address again', async () => {
    const { M11_Division_id: id } = await division()
    await pages().turnOn(id, made('kept'), by)
    await store().divisions.remove(id, by.at)
    expect(await pages().find('digest of kept')).toBeUndefined()
    expect(await pages().addressOf(id)).toBeUndefined()
    for (const act of ['turnOn', 'renew'] as const)
      expect(await pages()[act](id, made('new'), by)).toBeUndefined()
    expect(await pages().turnOff(NO_ID, by)).toBe(false)
    await store().divisions.restore(id, by.at)
    expect(await pages().find('digest of kept')).toMatchObject({ divisionId: id })
  })

  test('a change of the division leaves its page alone', async () => {
    const { M11_Division_id: id, M11_Batch_id, M11_M05_User_Id } = await division()
    await pages().turnOn(id, made('stays'), by)
    expect((await store().divisions.get(id))?.version).toBe(1)
    const body = { M11_Division_name: 'Another', M11_Batch_id, M11_M05_User_Id: M11_M05_User_Id ?? 0 }
    await store().divisions.replace(id, body, 1)
    expect(await pages().find('digest of stays')).toMatchObject({ division: 'Another' })
  })

  test('a page lists the classes of its division in a range of times, the latest start first', async () => {
    const { batchId, divisionIds } = await batchWith(2)
    const [id = 0, other = 0] = divisionIds
    const add = (day: number, expires: string | null, ids = [id]) =>
      lesson({
        M03_M02_BatchId: batchId,
        M03_M11_DivisionIds: ids,
        M03_Title: `Day ${day}`,
        M03_ScheduledAt: `2024-12-0${day} 18:30:00`,
        M03_ExpiryTime: expires,
      })
    await add(3, null)
    await add(1, '2024-12-03 06:00:00')
    await add(2, '2024-12-05 06:00:00', [id, other])
    await add(4, null, [other])
    await add(7, null)
    const range = { until: '2024-12-07 00:00:00', from: '2024-12-04 00:00:00' }
    const titles = (rows: { M03_Title: string }[]) => rows.map((row) => row.M03_Title)
    const shown = await pages().classes(id, range)
    expect(titles(shown)).toEqual(['Day 3', 'Day 2'])
    expect(shown[1]).toEqual({
      M03_ClassesId: expect.any(Number),
      M03_SubjectName: 'Hadith sciences',
      M03_Title: 'Day 2',
      M03_ScheduledAt: '2024-12-02 18:30:00',
      M03_ExpiryTime: '2024-12-05 06:00:00',
      sequence: 2,
    })
    expect(titles(await pages().classes(id, always))).toEqual(['Day 7', 'Day 3', 'Day 2', 'Day 1'])
    expect(titles(await pages().planned(id, '2024-12-02 18:30:00'))).toEqual(['Day 3', 'Day 7'])
    expect(titles(await pages().planned(other, '2024-12-01 00:00:00'))).toEqual(['Day 2', 'Day 4'])
  })

  test('the video of a class is there for its divisions alone', async () => {
    const { batchId, divisionIds } = await batchWith(2)
    const [id = 0, other = 0] = divisionIds
    const { M03_ClassesId } = await lesson({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: [id] })
    expect(await pages().video(id, M03_ClassesId)).toEqual({
      M03_ScheduledAt: '2024-12-07 18:30:00',
      M03_ExpiryTime: '2024-12-14 18:30:00',
      M03_YouTubeLink: 'a1B2c3D4e5F',
    })
    expect(await pages().video(other, M03_ClassesId)).toBeUndefined()
    expect(await pages().video(id, NO_ID)).toBeUndefined()
  })

  test('the sequence of a class grows when it is changed, cancelled, restored and taken out', async () => {
    const { batchId, divisionIds } = await batchWith(2)
    const [id = 0, other = 0] = divisionIds
    for (const one of [id, other]) await pages().turnOn(one, made(`page ${one}`), by)
    const body = await lessonBody({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: [id, other] })
    const { record } = await store().classes.add(body)
    const only = (ids: number[]) => ({ ...body, M03_M11_DivisionIds: ids })
    const steps: [string, () => Promise<unknown>][] = [
      ['planned', async () => {}],
      ['planned', () => store().classes.replace(record.M03_ClassesId, { ...body, M03_Title: 'Moved' })],
      ['cancelled', () => store().classes.remove(record.M03_ClassesId, by.at)],
      ['planned', () => store().classes.restore(record.M03_ClassesId, by.at)],
      ['cancelled', () => store().classes.remove(record.M03_ClassesId, by.at)],
      ['planned', () => store().classes.restore(record.M03_ClassesId, by.at)],
      ['cancelled', () => store().classes.replace(record.M03_ClassesId, only([other]))],
      ['planned', () => store().classes.replace(record.M03_ClassesId, only([id, other]))],
    ]
    const seen: number[] = []
    for (const [state, step] of steps) {
      await step()
      const planned = await pages().planned(id, '2024-01-01 00:00:00')
      const cancelled = await pages().cancelled(id, '2024-01-01 00:00:00')
      expect([planned.length, cancelled.length]).toEqual(state === 'planned' ? [1, 0] : [0, 1])
      seen.push(...[...planned, ...cancelled].map(({ sequence }) => sequence))
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((one, next) => one - next))
    expect(await pages().cancelled(other, '2024-01-01 00:00:00')).toEqual([])
  })

  test('a class that left while a division had no page was never in its feed', async () => {
    const { batchId, divisionIds } = await batchWith(2)
    const [id = 0, other = 0] = divisionIds
    await pages().turnOn(other, made('other'), by)
    const { M03_ClassesId } = await lesson({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: [id, other] })
    await store().classes.remove(M03_ClassesId, by.at)
    await pages().turnOn(id, made('later'), by)
    expect([await pages().cancelled(id, ''), (await pages().cancelled(other, '')).length]).toEqual([[], 1])
  })

  test('an erased class is in no feed, and a cancelled one no longer when it is old', async () => {
    const { batchId, divisionIds } = await batchWith(1)
    const [id = 0] = divisionIds
    await pages().turnOn(id, made('feed'), by)
    const part = { M03_M02_BatchId: batchId, M03_M11_DivisionIds: [id] }
    const { M03_ClassesId: first } = await lesson(part)
    const { M03_ClassesId: second } = await lesson({ ...part, M03_ScheduledAt: '2024-12-08 10:00:00' })
    for (const one of [first, second]) await store().classes.remove(one, by.at)
    const cancelled = async () => (await pages().cancelled(id, '')).map((row) => row.M03_ClassesId)
    expect(await cancelled()).toEqual([first, second])
    await store().trash.erase('classes', first, by)
    expect(await cancelled()).toEqual([second])
  })
}

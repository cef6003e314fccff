import { expect, test } from 'vitest'
import type { CourseBody, CourseQuery } from '#contract/courses.ts'
import { FieldFault, Stale, SUBMIT_KEY_LIFE, type Store } from '#server/store/store.ts'

const query = (part: Partial<CourseQuery> = {}): CourseQuery => ({
  page: 1,
  per_page: undefined,
  search: '',
  ...part,
})

const body = (title: string, description = 'Two terms.'): CourseBody => ({
  M01_Title: title,
  M01_Description: description,
})

/** Courses, alike in every store. */
export function courseSuite(store: () => Store) {
  const add = (title: string, description?: string) => store().courses.add(body(title, description))
  const titles = async (part: Partial<CourseQuery>) =>
    (await store().courses.page(query(part))).data.map((course) => course.M01_Title)

  test('an empty list is page 1 of 1 (spec: 253)', async () => {
    expect(await store().courses.page(query())).toEqual({
      total: 0,
      per_page: 15,
      current_page: 1,
      last_page: 1,
      data: [],
    })
  })

  test('a course that was added can be read, listed and searched (spec: 248, 412, 413)', async () => {
    const { record, version } = await add('Foundation Course', 'Forty narrations')
    expect(record).toEqual({
      M01_CourseId: expect.any(Number),
      ...body('Foundation Course', 'Forty narrations'),
    })
    expect(version).toBe(1)
    expect(await store().courses.get(record.M01_CourseId)).toEqual({ record, version })
    expect((await store().courses.page(query())).data).toEqual([record])
    expect(await titles({ search: 'NARRATIONS' })).toEqual(['Foundation Course'])
  })

  test('lists newest first, 15 a page, numbered from the nearer end alike (spec: 469)', async () => {
    for (let number = 1; number <= 47; number += 1) await add(`Course ${number}`)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => store().courses.page(query({ page }))))
    expect(pages.flatMap((page) => page.data.map((course) => course.M01_Title))).toEqual(
      Array.from({ length: 47 }, (_, index) => `Course ${47 - index}`),
    )
    expect(pages.map(({ data, ...envelope }) => ({ ...envelope, rows: data.length }))).toEqual(
      [15, 15, 15, 2].map((rows, index) => ({
        total: 47,
        per_page: 15,
        current_page: index + 1,
        last_page: 4,
        rows,
      })),
    )
  })

  test('a page beyond the last is the last one (spec: 297, 489)', async () => {
    for (let number = 1; number <= 16; number += 1) await add(`Course ${number}`)
    const page = await store().courses.page(query({ page: 9_007_199_254_740_991 }))
    expect([page.current_page, page.last_page, page.data.length]).toEqual([2, 2, 1])
  })

  test('a list without a page is complete', async () => {
    for (let number = 1; number <= 17; number += 1) await add(`Course ${number}`)
    const all = await store().courses.page(query({ page: undefined }))
    expect([all.data.length, all.total, all.per_page, all.last_page]).toEqual([17, 17, 17, 1])
  })

  test('per_page is honoured', async () => {
    for (let number = 1; number <= 5; number += 1) await add(`Course ${number}`)
    expect(await titles({ per_page: 2, page: 2 })).toEqual(['Course 3', 'Course 2'])
  })

  test.each([
    ['%', ['100% hadith']],
    ['_', ['snake_case']],
    ['a_e', []],
    ['\\', ['back\\slash']],
    ['"q', ['say "quoted" word']],
    ["'", ["o'clock"]],
    ['100% H', ['100% hadith']],
    ['* OR', ['a * or b']],
    ['zzz', []],
  ])('a search for %s is literal', async (search, expected) => {
    for (const title of [
      '100% hadith',
      'snake_case',
      'back\\slash',
      'say "quoted" word',
      "o'clock",
      'a * or b',
    ]) {
      await add(title)
    }
    expect(await titles({ search })).toEqual(expected)
    expect((await store().courses.page(query({ search }))).total).toBe(expected.length)
  })

  test('a search works on Malayalam, in each spelling of a chillu', async () => {
    await add('ഹദീസ് പഠനം', 'അവൻ പഠിക്കുന്നു')
    expect(await titles({ search: 'ദീസ്' })).toEqual(['ഹദീസ് പഠനം'])
    expect(await titles({ search: 'ദീ' })).toEqual(['ഹദീസ് പഠനം'])
    expect(await titles({ search: 'അവന്\u200D' })).toEqual(['ഹദീസ് പഠനം'])
  })

  test('the total of a search follows every write', async () => {
    const first = await add('Hadith one')
    const total = async () => (await store().courses.page(query({ search: 'hadith' }))).total
    expect(await total()).toBe(1)
    await add('Hadith two')
    expect(await total()).toBe(2)
    await store().courses.replace(first.record.M01_CourseId, body('Grammar'))
    expect(await total()).toBe(1)
    await store().courses.remove(first.record.M01_CourseId, 1000)
    expect((await store().courses.page(query({ search: 'grammar' }))).total).toBe(0)
  })

  test('a title is unique in any letter case (spec: 487)', async () => {
    const { record } = await add('Arabic for Readers')
    const other = await add('Grammar')
    await expect(add('ARABIC for readers')).rejects.toBeInstanceOf(FieldFault)
    await expect(
      store().courses.replace(other.record.M01_CourseId, body('arabic for readers')),
    ).rejects.toThrow(FieldFault)
    await expect(
      store().courses.replace(record.M01_CourseId, body('Arabic For Readers')),
    ).resolves.toBeDefined()
    expect((await store().courses.page(query())).total).toBe(2)
  })

  test('a replaced course counts its versions, and refuses a stale one with what stands now', async () => {
    const { record } = await add('Grammar')
    const id = record.M01_CourseId
    expect(await store().courses.replace(id, body('Grammar 2'), 1)).toEqual({
      record: { M01_CourseId: id, ...body('Grammar 2') },
      version: 2,
    })
    const stale = await store()
      .courses.replace(id, body('Grammar 3'), 1)
      .catch((error: unknown) => error)
    expect(stale).toBeInstanceOf(Stale)
    expect(stale).toMatchObject({ current: { record: { M01_Title: 'Grammar 2' }, version: 2 } })
    expect((await store().courses.replace(id, body('Grammar 4')))?.version).toBe(3)
  })

  test('the same submit twice makes one course, also when both come at once', async () => {
    const submit = { key: 'account-1:form-1', at: 1000 }
    const [one, two] = await Promise.all([
      store().courses.add(body('Twice'), submit),
      store().courses.add(body('Twice'), submit),
    ])
    expect(two).toEqual(one)
    expect((await store().courses.page(query())).total).toBe(1)
    const later = { ...submit, at: 1000 + SUBMIT_KEY_LIFE }
    await expect(store().courses.add(body('Twice'), later)).rejects.toThrow(FieldFault)
  })

  test('a submit that was refused can be sent again with the same key', async () => {
    await add('Taken title')
    const submit = { key: 'account-1:form-2', at: 1000 }
    await expect(store().courses.add(body('Taken title'), submit)).rejects.toThrow(FieldFault)
    expect((await store().courses.add(body('Free title'), submit)).record.M01_Title).toBe('Free title')
  })

  test('an unknown id is no course', async () => {
    expect(await store().courses.get(2_147_483_647)).toBeUndefined()
    expect(await store().courses.replace(2_147_483_647, body('x'))).toBeUndefined()
    expect(await store().courses.remove(2_147_483_647, 1000)).toBe(false)
  })

  test('a removed course is gone, and its id is not given again (spec: 416)', async () => {
    const { record } = await add('Short course')
    expect(await store().courses.remove(record.M01_CourseId, 1000)).toBe(true)
    expect(await store().courses.get(record.M01_CourseId)).toBeUndefined()
    expect((await store().courses.page(query())).total).toBe(0)
    expect((await add('Next')).record.M01_CourseId).toBeGreaterThan(record.M01_CourseId)
  })
}

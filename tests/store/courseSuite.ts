import { expect, test } from 'vitest'
import { FieldProblem } from '#server/store/storeErrors.ts'
import type { Store } from '#server/store/store.ts'
import { type Asked, courseBody, list } from './records.ts'

/** Courses, alike in every store. */
export function courseSuite(store: () => Store) {
  const add = (title: string, description?: string) => store().courses.add(courseBody(title, description))
  const titles = async (part: Asked) =>
    (await store().courses.page(list(part))).data.map((course) => course.M01_Title)

  test('a course that was added can be read, listed and searched (spec: 248, 412, 413)', async () => {
    const { record, version } = await add('Foundation Course', 'Forty narrations')
    expect(record).toEqual({
      M01_CourseId: expect.any(Number),
      ...courseBody('Foundation Course', 'Forty narrations'),
    })
    expect(version).toBe(1)
    expect(await store().courses.get(record.M01_CourseId)).toEqual({ record, version })
    expect((await store().courses.page(list())).data).toEqual([record])
    expect(await titles({ search: 'NARRATIONS' })).toEqual(['Foundation Course'])
  })

  test('lists newest first, 15 a page, numbered from the nearer end alike (spec: 469)', async () => {
    for (let number = 1; number <= 47; number += 1) await add(`Course ${number}`)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => store().courses.page(list({ page }))))
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

  test('a search is literal', async () => {
    const all = ['100% hadith', 'snake_case', 'back\\slash', 'say "quoted" word', "o'clock", 'a * or b']
    for (const title of all) await add(title)
    const found: Record<string, string[]> = {
      '%': ['100% hadith'],
      _: ['snake_case'],
      a_e: [],
      '\\': ['back\\slash'],
      '"q': ['say "quoted" word'],
      "o'c": ["o'clock"],
      '100% H': ['100% hadith'],
      '* OR': ['a * or b'],
      zzz: [],
    }
    for (const [search, expected] of Object.entries(found)) {
      const { total, data } = await store().courses.page(list({ search }))
      expect([search, total, ...data.map((course) => course.M01_Title)]).toEqual([
        search,
        expected.length,
        ...expected,
      ])
    }
  })

  test('a search works on Malayalam, in each spelling of a chillu', async () => {
    await add('ഹദീസ് പഠനം', 'അവൻ പഠിക്കുന്നു')
    expect(await titles({ search: 'ദീസ്' })).toEqual(['ഹദീസ് പഠനം'])
    expect(await titles({ search: 'ദീ' })).toEqual(['ഹദീസ് പഠനം'])
    expect(await titles({ search: 'അവന്\u200D' })).toEqual(['ഹദീസ് പഠനം'])
  })

  test('the total of a search follows every write', async () => {
    const first = await add('Hadith one')
    const total = async () => (await store().courses.page(list({ search: 'hadith' }))).total
    expect(await total()).toBe(1)
    await add('Hadith two')
    expect(await total()).toBe(2)
    await store().courses.replace(first.record.M01_CourseId, courseBody('Grammar'))
    expect(await total()).toBe(1)
    await store().courses.remove(first.record.M01_CourseId, 1000)
    expect((await store().courses.page(list({ search: 'grammar' }))).total).toBe(0)
  })

  test('a title is unique in any letter case (spec: 487)', async () => {
    const { record } = await add('Arabic for Readers')
    const other = await add('Grammar')
    await expect(add('ARABIC for readers')).rejects.toBeInstanceOf(FieldProblem)
    await expect(
      store().courses.replace(other.record.M01_CourseId, courseBody('arabic for readers')),
    ).rejects.toThrow(FieldProblem)
    await expect(
      store().courses.replace(record.M01_CourseId, courseBody('Arabic For Readers')),
    ).resolves.toBeDefined()
    expect((await store().courses.page(list())).total).toBe(2)
  })
}

import { expect, test } from 'vitest'
import type { StudentQuery } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import { complete, list, NO_ID, writer, type Asked } from './records.ts'

type Asking = Asked & Pick<StudentQuery, 'sort'>

/** The orders of the lists, alike in every store. */
export function sortSuite(store: () => Store) {
  const write = writer(store)

  const names = async ({ sort, ...part }: Asking) => {
    const { students } = store()
    const page = await students.page({ ...list(part), sort })
    return page.data.map((student) => student.M05_UserName)
  }

  test('names are sorted without regard to case, accents and separators, numbers by value', async () => {
    const { places } = await write.batchWith(1)
    const inOrder = ['Ábid 9', 'abid-10', 'ABID 200', 'Aysha', 'Zubair', 'ആമിന', '🌙 Hilal']
    for (const at of [4, 1, 6, 0, 5, 2, 3]) await write.student({ ...places, M05_UserName: inOrder[at] })
    expect(await names({ sort: 'name' })).toEqual(inOrder)
    expect(await names({ sort: '-name' })).toEqual(inOrder.toReversed())
    const newest = await names({})
    expect(await names({ sort: 'newest' })).toEqual(newest)
    expect(newest).toEqual([3, 2, 5, 0, 6, 1, 4].map((at) => inOrder[at]))
  })

  test('people are sorted by code and by joining day; equal keys follow by id', async () => {
    const { places } = await write.batchWith(1)
    const rows = [
      ['IHS-12', '2024-06-04'],
      ['ihs 9', '2023-06-04'],
      ['IHS/100', '2024-06-04'],
      ['A-1', '2025-01-01'],
    ] as const
    for (const [M05_UserCode, M05_JoiningDate] of rows)
      await write.student({ ...places, M05_UserCode, M05_JoiningDate })
    const codes = async (sort: StudentQuery['sort']) =>
      (await store().students.page({ ...list(), sort })).data.map((row) => row.M05_UserCode)
    expect(await codes('code')).toEqual(['A-1', 'ihs 9', 'IHS-12', 'IHS/100'])
    expect(await codes('joined')).toEqual(['ihs 9', 'IHS-12', 'IHS/100', 'A-1'])
    expect(await codes('-joined')).toEqual(['A-1', 'IHS/100', 'IHS-12', 'ihs 9'])
  })

  test('every page of every order, within filters and a search, in any sequence, and complete', async () => {
    const { batchId, divisionIds } = await write.batchWith(2)
    const elsewhere = await write.batchWith(1)
    for (let number = 1; number <= 40; number += 1) {
      const isElsewhere = number % 4 === 0
      await write.student({
        M05_UserName: `${number % 3 === 0 ? 'Salim' : 'Amina'} ${(number * 7) % 41}`,
        M05_UserCode: `C-${(number * 11) % 41}`,
        M05_JoiningDate: `2024-0${1 + (number % 3)}-01`,
        ...(isElsewhere
          ? elsewhere.places
          : { M05_M02_BachId: batchId, M07_M11_DivisionId: divisionIds[number % 2] }),
      })
    }
    const { students } = store()
    const parts: Asking[] = [
      {},
      { batch_id: batchId },
      { batch_id: batchId, division_id: divisionIds[0] },
      { division_id: divisionIds[1] },
      { search: 'amina' },
      { search: 'am 1' },
      { search: 'salim', batch_id: batchId },
      { search: 'nobody' },
      { batch_id: NO_ID },
    ]
    for (const sort of ['name', '-name', 'code', '-code', 'joined', '-joined'] as const) {
      for (const part of parts) {
        const asked = { ...part, sort, per_page: 4 }
        const ids = async (page: number) =>
          (await students.page({ ...list({ ...part, page, per_page: 4 }), sort })).data.map(
            (row) => row.M05_UserId,
          )
        const whole = (await students.page({ ...complete(part), sort })).data
        const wanted = whole.map((row) => row.M05_UserId)
        const unsorted = (await students.page(complete(part))).data.map((row) => row.M05_UserId)
        expect([asked, wanted.toSorted((one, other) => one - other)]).toEqual([
          asked,
          unsorted.toSorted((one, other) => one - other),
        ])
        const last = Math.ceil(wanted.length / 4)
        for (const page of [3, 1, 5, 2, 8, 4, 6, 10, 7, 9].filter((number) => number <= last))
          expect([asked, page, await ids(page)]).toEqual([asked, page, wanted.slice(4 * page - 4, 4 * page)])
        const sliced: number[] = []
        for await (const slice of students.slices({ ...part, sort }))
          sliced.push(...slice.map((row) => row.M05_UserId))
        expect([asked, sliced]).toEqual([asked, wanted])
      }
    }
    const byName = (await students.page({ ...complete(), sort: 'name' })).data
    expect(byName.slice(0, 3).map((row) => row.M05_UserName)).toEqual(['Amina 7', 'Amina 8', 'Amina 9'])
  })

  test('an order follows every write, also a restored record of it', async () => {
    const { places } = await write.batchWith(1)
    const { M05_UserId: id } = await write.student({ ...places, M05_UserName: 'Basheer' })
    await write.student({ ...places, M05_UserName: 'Amina' })
    expect(await names({ sort: 'name' })).toEqual(['Amina', 'Basheer'])
    const renamed = await write.studentBody({ ...places, M05_UserName: 'Abid' })
    await store().students.replace(id, renamed)
    expect(await names({ sort: 'name' })).toEqual(['Abid', 'Amina'])
    await store().students.remove(id, 1000)
    expect(await names({ sort: 'name' })).toEqual(['Amina'])
    await store().students.restore(id, 1001)
    expect(await names({ sort: 'name' })).toEqual(['Abid', 'Amina'])
  })

  test('teachers, batches, divisions and courses by name, classes by time, within their filters', async () => {
    const { courses, batches, divisions, teachers, classes } = store()
    const grammar = await write.course('Grammar')
    await write.course('arabic')
    const second = await write.batch({ M02_Name: 'Year 10', M02_M01_CourseId: grammar.M01_CourseId })
    const first = await write.batch({ M02_Name: 'Year 9', M02_M01_CourseId: grammar.M01_CourseId })
    const batchId = first.M02_BatchId
    const mentor = await write.teacher({ M05_UserName: 'Zainab', M05_M02_BachId: batchId })
    await write.teacher({ M05_UserName: 'Idris', M05_M02_BachId: batchId })
    const of = { M11_Batch_id: batchId, M11_M05_User_Id: mentor.M05_UserId }
    const { M11_Division_id: b } = await write.division({ ...of, M11_Division_name: 'B' })
    await write.division({ ...of, M11_Division_name: 'A' })
    const lessons = { M03_M02_BatchId: batchId, M03_M11_DivisionIds: [b] }
    await write.lesson({ ...lessons, M03_Title: 'Late', M03_ScheduledAt: '2024-12-08 09:00:00' })
    await write.lesson({ ...lessons, M03_Title: 'Early', M03_ScheduledAt: '2024-12-07 18:30:00' })
    const orders = async (sort: 'name' | '-name') => [
      (await courses.page({ ...list(), sort })).data.map((row) => row.M01_Title),
      (await batches.page({ ...list({ course_id: grammar.M01_CourseId }), sort })).data.map(
        (row) => row.M02_Name,
      ),
      (await divisions.page({ ...list({ batch_id: batchId }), sort })).data.map(
        (row) => row.M11_Division_name,
      ),
      (await divisions.page({ ...list({ mentor_id: mentor.M05_UserId, search: 'year' }), sort })).data.map(
        (row) => row.M11_Division_name,
      ),
      (await teachers.page({ ...list({ batch_id: batchId }), sort })).data.map((row) => row.M05_UserName),
    ]
    const inOrder = [
      ['arabic', 'Grammar'],
      ['Year 9', 'Year 10'],
      ['A', 'B'],
      ['A', 'B'],
      ['Idris', 'Zainab'],
    ]
    expect(await orders('name')).toEqual(inOrder)
    expect(await orders('-name')).toEqual(inOrder.map((rows) => rows.toReversed()))
    const titles = async (sort: 'time' | '-time', part: Asked) =>
      (await classes.page({ ...list(part), sort })).data.map((row) => row.M03_Title)
    for (const part of [{}, { batch_id: batchId }, { division_id: b }, { search: 'year' }]) {
      expect(await titles('time', part)).toEqual(['Early', 'Late'])
      expect(await titles('-time', part)).toEqual(['Late', 'Early'])
    }
    await batches.replace(batchId, { M02_Name: 'Year 11', M02_M01_CourseId: grammar.M01_CourseId })
    expect((await orders('name'))[1]).toEqual(['Year 10', 'Year 11'])
    await batches.remove(second.M02_BatchId, 1000)
    await batches.restore(second.M02_BatchId, 1001)
    expect((await orders('name'))[1]).toEqual(['Year 10', 'Year 11'])
  })
}

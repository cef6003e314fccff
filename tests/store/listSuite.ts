import { expect, test } from 'vitest'
import type { Paged } from '#contract/paging.ts'
import type { Store } from '#server/store/store.ts'
import { complete, list, NO_ID, writer } from './records.ts'

/** Filters, searches and pages of the lists, alike in every store. */
export function listSuite(store: () => Store) {
  const write = writer(store)
  const codes = (page: Paged<{ M05_UserCode: string }>) => page.data.map((row) => row.M05_UserCode)

  test('an empty list is page 1 of 1, and is complete without a page (spec: 253)', async () => {
    const { courses, batches, divisions, students, teachers, classes } = store()
    for (const records of [courses, batches, divisions, students, teachers, classes]) {
      const empty = { total: 0, current_page: 1, last_page: 1, data: [] }
      expect(await records.page(list())).toEqual({ ...empty, per_page: 15 })
      expect(await records.page(complete())).toEqual({ ...empty, per_page: 0 })
    }
  })

  test('batches of a course, searched and paged (spec: 407)', async () => {
    const { M01_CourseId: one } = await write.course()
    const { M01_CourseId: other } = await write.course()
    for (const number of [1, 2, 3, 4]) {
      await write.batch({ M02_Name: `Women ${number}`, M02_M01_CourseId: number === 3 ? other : one })
    }
    const found = async (part: object) => {
      const page = await store().batches.page(list(part))
      return [page.total, page.last_page, page.data.map((row) => row.M02_Name).join(', ')]
    }
    expect(await found({ course_id: one })).toEqual([3, 1, 'Women 4, Women 2, Women 1'])
    expect(await found({ course_id: one, per_page: 2, page: 2 })).toEqual([3, 2, 'Women 1'])
    expect(await found({ course_id: one, per_page: 2, page: 9 })).toEqual([3, 2, 'Women 1'])
    expect(await found({ course_id: other, search: 'WOMEN' })).toEqual([1, 1, 'Women 3'])
    expect(await found({ course_id: other, search: '4' })).toEqual([0, 1, ''])
    expect(await found({ course_id: NO_ID })).toEqual([0, 1, ''])
    expect(await found({ search: 'men 2' })).toEqual([1, 1, 'Women 2'])
  })

  test('what was read before, alone or in a page, shows what has another name since', async () => {
    const { batches, courses, divisions, students, teachers, classes } = store()
    const { batchId, divisionIds, divisionId, mentorId, places } = await write.batchWith(1)
    const { M05_UserId: studentId } = await write.student(places)
    const { M03_ClassesId } = await write.lesson({
      M03_M02_BatchId: batchId,
      M03_M11_DivisionIds: divisionIds,
    })
    const lists = [batches, divisions, students, teachers, classes]
    /** The pages, which each single record must be like. */
    async function shown() {
      const pages = await Promise.all(lists.map((records) => records.page(list())))
      const ids = [batchId, divisionId, studentId, mentorId, M03_ClassesId]
      for (const [index, records] of lists.entries())
        expect((await records.get(ids[index] ?? NO_ID))?.record).toMatchObject(
          withoutVersion(pages[index]?.data.at(-1)),
        )
      return JSON.stringify(pages)
    }
    await shown()
    const batch = (await batches.get(batchId))?.record
    const division = (await divisions.get(divisionId))?.record
    await courses.replace(batch?.M02_M01_CourseId ?? NO_ID, { M01_Title: 'New course', M01_Description: '-' })
    expect(await shown()).toContain('New course')
    await batches.replace(batchId, {
      M02_M01_CourseId: batch?.M02_M01_CourseId ?? NO_ID,
      M02_Name: 'New batch',
    })
    expect((await shown()).match(/New batch/g)).toHaveLength(5)
    await divisions.replace(divisionId, {
      M11_Batch_id: batchId,
      M11_M05_User_Id: division?.M11_M05_User_Id ?? NO_ID,
      M11_Division_name: 'New division',
    })
    expect((await shown()).match(/New division/g)).toHaveLength(3)
    const { students_count: before } = (await divisions.page(list())).data[0] ?? {}
    await write.student(places)
    expect((await divisions.page(list())).data[0]?.students_count).toBe((before ?? 0) + 1)
    await teachers.replace(
      mentorId,
      await write.teacherBody({ M05_UserName: 'New mentor', M05_M02_BachId: batchId }),
    )
    expect((await shown()).match(/New mentor/g)).toHaveLength(2)
  })

  test('a mobile is found first by its last digits, before what has them elsewhere', async () => {
    const { batchId } = await write.batchWith(0)
    const people = [
      { M05_UserCode: 'first', M05_MobileNumber: '+910000071038' },
      { M05_UserCode: 'within', M05_MobileNumber: '+910103800001' },
      { M05_UserCode: 'second', M05_MobileNumber: '+910000001038' },
      { M05_UserCode: 'S-1038', M05_MobileNumber: '+910000002222' },
    ]
    for (const person of people) await write.student({ ...person, M05_M02_BachId: batchId })
    const found = async (part: object) => codes(await store().students.page(list(part)))
    const all = ['second', 'first', 'S-1038', 'within']
    expect(await found({ search: '1038' })).toEqual(all)
    expect(await found({ search: '1038', batch_id: batchId })).toEqual(all)
    expect(await found({ search: '1038', per_page: 3 })).toEqual(all.slice(0, 3))
    expect(await found({ search: '1038', per_page: 3, page: 2 })).toEqual(all.slice(3))
    // Fewer digits are no end of a number: newest first.
    expect(await found({ search: '038' })).toEqual(['S-1038', 'second', 'within', 'first'])
  })

  test('divisions of a batch and of a mentor, searched (spec: 387, 388)', async () => {
    const { batchId, mentorId } = await write.batchWith(0)
    const { M05_UserId: otherMentor } = await write.teacher()
    const { M02_BatchId: otherBatch } = await write.batch()
    const add = (name: string, batch: number, mentor: number) =>
      write.division({ M11_Division_name: name, M11_Batch_id: batch, M11_M05_User_Id: mentor })
    await add('Alif', batchId, mentorId)
    await add('Ba', batchId, otherMentor)
    await add('Ta', otherBatch, mentorId)
    const found = async (part: object) =>
      (await store().divisions.page(complete(part))).data.map((row) => row.M11_Division_name)
    expect(await found({})).toEqual(['Ta', 'Ba', 'Alif'])
    expect(await found({ batch_id: batchId })).toEqual(['Ba', 'Alif'])
    expect(await found({ mentor_id: mentorId })).toEqual(['Ta', 'Alif'])
    expect(await found({ batch_id: batchId, mentor_id: mentorId })).toEqual(['Alif'])
    expect(await found({ batch_id: batchId, search: 'A' })).toEqual(['Ba', 'Alif'])
    expect(await found({ batch_id: NO_ID })).toEqual([])
  })

  test('students of a batch and division, in pages and complete (spec: 397, 469)', async () => {
    const { batchId, divisionIds } = await write.batchWith(2)
    const [one = 0, other = 0] = divisionIds
    for (let number = 1; number <= 34; number += 1) {
      const divisionId = number % 2 === 0 ? other : one
      await write.student({
        M05_M02_BachId: batchId,
        M07_M11_DivisionId: divisionId,
        M05_UserCode: `S${number}`,
      })
    }
    const { M05_UserCode: unrelated } = await write.student()
    const all = await store().students.page(list())
    expect([all.total, all.last_page, all.data[0]?.M05_UserCode]).toEqual([35, 3, unrelated])
    const pages = [1, 2, 3, 4].map((page) => store().students.page(list({ page, batch_id: batchId })))
    const [first, , third, beyond] = await Promise.all(pages)
    expect([first?.total, first?.last_page, first?.data.length]).toEqual([34, 3, 15])
    expect(third && codes(third)).toEqual(['S4', 'S3', 'S2', 'S1'])
    expect(beyond).toEqual(third)
    const odd = await store().students.page(list({ page: 2, division_id: one, batch_id: batchId }))
    expect([odd.total, odd.current_page, codes(odd)]).toEqual([17, 2, ['S3', 'S1']])
    const whole = await store().students.page(complete({ division_id: other }))
    expect([whole.total, whole.per_page, codes(whole).at(-1)]).toEqual([17, 17, 'S2'])
    expect((await store().students.page(list({ batch_id: NO_ID }))).total).toBe(0)
  })

  test('totals and pages under a filter follow every write', async () => {
    const { batchId, places } = await write.batchWith(1)
    const elsewhere = await write.batchWith(1)
    const { M05_UserId: id } = await write.student({ ...places, M05_UserCode: 'S1' })
    const found = async () => codes(await store().students.page(list({ batch_id: batchId })))
    const total = async () => (await store().students.page(list({ batch_id: batchId, search: 's' }))).total
    expect([await found(), await total()]).toEqual([['S1'], 1])
    await write.student({ ...places, M05_UserCode: 'S2' })
    expect([await found(), await total()]).toEqual([['S2', 'S1'], 2])
    const moved = await write.studentBody({
      M05_M02_BachId: elsewhere.batchId,
      M07_M11_DivisionId: elsewhere.divisionIds[0],
    })
    await store().students.replace(id, moved)
    expect([await found(), await total()]).toEqual([['S2'], 1])
    const there = await store().students.page(list({ batch_id: elsewhere.batchId }))
    expect(there.data.map((row) => row.M05_UserId)).toEqual([id])
    await store().students.remove(id, 1000)
    expect((await store().students.page(list({ batch_id: elsewhere.batchId }))).total).toBe(0)
    await store().students.restore(id, 1001)
    expect((await store().students.page(list({ batch_id: elsewhere.batchId }))).total).toBe(1)
  })

  test('a search for people looks in name, code, e-mail and mobile, literally (spec: 397, 403)', async () => {
    const { batchId, places } = await write.batchWith(1)
    const people = [
      { M05_UserName: 'ആമിന റഹീം', M05_UserCode: 'C1', M05_Email: '', M05_MobileNumber: '+910000001045' },
      { M05_UserName: 'Hamza 100%', M05_UserCode: 'C_2', M05_Email: 'h@example.org' },
      {
        M05_UserName: 'Say "q"',
        M05_UserCode: 'C3',
        M05_Email: 'x_y@example.org',
        M05_Address: 'Hamza Street',
      },
      { M05_UserName: 'അവൻ', M05_UserCode: 'C4', M05_MobileNumber: '+910000009999' },
    ]
    for (const person of people) {
      await write.student({ ...places, ...person })
      await write.teacher({ M05_M02_BachId: batchId, ...person, M05_UserCode: `T${person.M05_UserCode}` })
    }
    const expected: [string, string[]][] = [
      ['1045', ['C1']],
      ['+9100000010', ['C3', 'C_2', 'C1']],
      ['ആമിന', ['C1']],
      ['റഹീ', ['C1']],
      ['അവന്\u200D', ['C4']],
      ['hamza', ['C_2']],
      ['%', ['C_2']],
      ['_', ['C3', 'C_2']],
      ['C_2', ['C_2']],
      ['"q"', ['C3']],
      ['X_Y@EXAMPLE', ['C3']],
      ['4', ['C4', 'C1']],
      ['zzz', []],
    ]
    for (const [search, found] of expected) {
      const students = await store().students.page(list({ search, batch_id: batchId }))
      expect([search, students.total, ...codes(students)]).toEqual([search, found.length, ...found])
    }
    expect(codes(await store().teachers.page(list({ search: 'hamza', batch_id: batchId })))).toEqual(['TC_2'])
    expect((await store().teachers.page(list({ search: 'hamza', batch_id: NO_ID }))).total).toBe(0)
    expect((await store().students.page(list({ search: 'TC1' }))).total).toBe(0)
  })

  test('classes of a batch and division, searched in subject and title (spec: 417)', async () => {
    const { batchId, divisionIds } = await write.batchWith(2)
    const [one = 0, other = 0] = divisionIds
    const add = (title: string, subject: string, ids: number[]) =>
      write.lesson({
        M03_Title: title,
        M03_SubjectName: subject,
        M03_M02_BatchId: batchId,
        M03_M11_DivisionIds: ids,
      })
    await add('Module 1', 'Hadith', [one, other])
    await add('Module 2', 'Fiqh', [other])
    await add('100% hadith', 'Fiqh', [one])
    await write.lesson({ M03_Title: 'Elsewhere' })
    const found = async (part: object) => {
      const page = await store().classes.page(list(part))
      expect(page.total).toBe(page.data.length)
      return page.data.map((row) => row.M03_Title)
    }
    expect(await found({ batch_id: batchId })).toEqual(['100% hadith', 'Module 2', 'Module 1'])
    expect(await found({ batch_id: batchId, division_id: other })).toEqual(['Module 2', 'Module 1'])
    expect(await found({ division_id: one, search: 'HADITH' })).toEqual(['100% hadith', 'Module 1'])
    expect(await found({ search: '0%' })).toEqual(['100% hadith'])
    expect(await found({ batch_id: NO_ID })).toEqual([])
  })
}

/** A row as it stands alone. */
function withoutVersion(row: object = {}) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'version'))
}

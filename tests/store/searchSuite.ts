import { expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { phones } from '#tests/phones.ts'
import { spellings as names } from '#tests/spellings.ts'
import { list, writer } from './records.ts'

/** What searches of the lists find, alike in every store. */
export function searchSuite(store: () => Store) {
  const write = writer(store)

  test('a search finds what the list shows: numbers as written, codes, words in any order', async () => {
    const { batchId, places } = await write.batchWith(1)
    await write.student({
      ...places,
      M05_UserName: 'Thahir Abid',
      M05_UserCode: 'IHS-1207',
      M05_MobileNumber: '+919447012341',
    })
    await write.student({
      ...places,
      M05_UserName: 'Thahir Basheer',
      M05_UserCode: 'IHS-0001',
      M05_MobileNumber: '+919447012070',
    })
    const found = async (search: string) =>
      (await store().students.page(list({ search, batch_id: batchId }))).data.map((row) => row.M05_UserCode)
    for (const search of [
      '94470 12341',
      '+91 94470 12341',
      '09447012341',
      'IHS 1207',
      'ihs1207',
      'Abid Thahir',
    ])
      expect([search, ...(await found(search))]).toEqual([search, 'IHS-1207'])
    expect(await found('ihs 12070')).toEqual(['IHS-0001'])
    expect(await found('th 1 0')).toEqual(['IHS-0001', 'IHS-1207'])
    expect(await found('Abid Basheer')).toEqual([])
    await write.student({ ...places, M05_UserName: 'Noufal "Abu" Hafs', M05_UserCode: 'IHS-0002' })
    const inAll = async (search: string) =>
      (await store().students.page(list({ search }))).data.map((row) => row.M05_UserCode)
    expect([await inAll('"abu" hafs'), await inAll('hafs"')]).toEqual([['IHS-0002'], []])
    await write.student({ ...places, M05_UserName: 'Muhammed Shafi K.P.', M05_UserCode: 'IHS-0003' })
    expect([await inAll('shafi KP'), await inAll('kp')]).toEqual([['IHS-0003'], ['IHS-0003']])
    const unfiltered = await store().students.page(list({ search: 'abid +91 94470' }))
    expect(unfiltered.data).toMatchObject([{ M05_UserCode: 'IHS-1207' }])
  })

  test('six spellings of a student find them among 1,000, in every store', async () => {
    const { places } = await write.batchWith(1)
    let seed = 1
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
    const [first, last] = [
      ['Abid', 'Basheer', 'Hafsa', 'Khadeeja', 'Noufal', 'Thahir', 'Yunus', 'Zubair'],
      ['Ali', 'Haneefa', 'Kunhi', 'Koya', 'Rahman', 'Saleem', 'Thangal', 'Usman'],
    ]
    await write.manyStudents(1000, places, (number) => ({
      M05_UserName: `${first[random(8)]} ${last[random(8)]}${number}`,
      M05_UserCode: `IHS-${1000 + number}`,
      M05_MobileNumber: `+91${String(7_000_000_000 + number * 2_999_317)}`,
    }))
    const found = async (search: string) =>
      (await store().students.page(list({ search }))).data.map((row) => row.M05_UserCode)
    const { data } = await store().students.page(list({ page: 1 + random(60) }))
    for (const { M05_UserName: name, M05_UserCode: code, M05_MobileNumber: mobile } of data.slice(0, 5)) {
      const number = mobile.slice(3)
      const spellings = [
        `${number.slice(0, 5)} ${number.slice(5)}`,
        `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
        `0${number}`,
        code.replace('-', ' '),
        code.replace('-', '').toLowerCase(),
        name.split(' ').toReversed().join(' '),
      ]
      for (const spelling of spellings) expect([spelling, await found(spelling)]).toEqual([spelling, [code]])
    }
  })

  test('a number is found however it is typed, and however it was saved', async () => {
    const { places } = await write.batchWith(1)
    const saved = phones.flatMap(([number], index) => [
      [`P-${index}`, number] as const,
      [`Q-${index}`, number.slice(1)] as const,
      ...(number.startsWith('+91') ? [[`R-${index}`, number.slice(3)] as const] : []),
    ])
    await write.manyStudents(saved.length, places, (index) => ({
      M05_UserCode: saved[index]?.[0] ?? '',
      M05_MobileNumber: saved[index]?.[1] ?? '',
    }))
    for (const [index, same] of phones.entries()) {
      const codes = saved.filter(([code]) => code.endsWith(`-${index}`)).map(([code]) => code)
      for (const typed of same) {
        const { data } = await store().students.page(list({ search: typed }))
        expect([typed, ...data.map((row) => row.M05_UserCode).toSorted()]).toEqual([typed, ...codes])
      }
    }
  })

  test('a name is found however it is spelled, both ways, in people and in what lists show of others', async () => {
    const { places } = await write.batchWith(1)
    await write.manyStudents(names.length, places, (index) => ({
      M05_UserName: `${names[index]?.[0]} n${index}`,
      M05_UserCode: `N-${index}`,
    }))
    await write.manyStudents(names.length, places, (index) => ({
      M05_UserName: `${names[index]?.at(-1)} l${index}`,
      M05_UserCode: `L-${index}`,
    }))
    const found = async (search: string) =>
      (await store().students.page(list({ search }))).data.map((row) => row.M05_UserCode).toSorted()
    for (const [index, same] of names.entries())
      for (const one of same) {
        expect([one, await found(`${one} n${index}`)]).toEqual([one, [`N-${index}`]])
        expect([one, await found(`${one} l${index}`)]).toEqual([one, [`L-${index}`]])
      }
    const { M02_BatchId: id } = await write.batch({ M02_Name: 'മൗലവി ഫാത്തിമ' })
    await write.student({ M05_M02_BachId: id, M05_UserCode: 'B-1' })
    expect(await found('മൌലവി')).toContain('B-1')
  })

  test('a search looks in the names of other records that the list shows, and follows them', async () => {
    const course = await write.course('Qiraat Course')
    const batch = await write.batch({ M02_Name: 'Zamzam 9', M02_M01_CourseId: course.M01_CourseId })
    const mentor = await write.teacher({
      M05_M02_BachId: batch.M02_BatchId,
      M05_UserName: 'Yunus Qadir',
      M05_UserCode: 'IHT/77',
      M06_Specialization: 'Usul',
      M05_Email: 'y@usooli.example',
    })
    const division = await write.division({
      M11_Batch_id: batch.M02_BatchId,
      M11_M05_User_Id: mentor.M05_UserId,
      M11_Division_name: 'Fajr',
    })
    const places = { M05_M02_BachId: batch.M02_BatchId, M07_M11_DivisionId: division.M11_Division_id }
    const student = await write.student({ ...places, M05_UserName: 'Khalid' })
    const lesson = await write.lesson({
      M03_M02_BatchId: batch.M02_BatchId,
      M03_M11_DivisionIds: [division.M11_Division_id],
    })
    await write.student({ M05_UserName: 'Khalid elsewhere' })
    const total = async (
      kind: 'batches' | 'divisions' | 'students' | 'teachers' | 'classes',
      search: string,
    ) => (await store()[kind].page(list({ search }))).total
    const counts = async (search: string) => ({
      batches: await total('batches', search),
      divisions: await total('divisions', search),
      students: await total('students', search),
      teachers: await total('teachers', search),
      classes: await total('classes', search),
    })
    const none = { batches: 0, divisions: 0, students: 0, teachers: 0, classes: 0 }
    expect(await counts('qiraat')).toEqual({ ...none, batches: 1 })
    expect(await counts('zamzam 9')).toEqual({
      batches: 1,
      divisions: 1,
      students: 1,
      teachers: 1,
      classes: 1,
    })
    expect(await counts('FAJR')).toEqual({ ...none, divisions: 1, students: 1, classes: 1 })
    expect(await counts('qadir yunus')).toEqual({ ...none, divisions: 1, teachers: 1 })
    // A division shows its mentor's name alone.
    expect(await counts('usooli')).toEqual({ ...none, teachers: 1 })
    expect(await counts('usul iht77')).toEqual({ ...none, teachers: 1 })
    expect(await counts('fajr khalid')).toEqual({ ...none, students: 1 })
    expect(await counts('fajr module')).toEqual({ ...none, classes: 1 })
    expect(lesson.M03_Title).toContain('Module')

    const other = await write.course('Tajwid')
    await store().batches.replace(batch.M02_BatchId, {
      M02_Name: 'Safa',
      M02_M01_CourseId: other.M01_CourseId,
    })
    await store().students.remove(student.M05_UserId, 1000)
    expect(await counts('zamzam')).toEqual(none)
    expect(await counts('safa')).toEqual({ batches: 1, divisions: 1, students: 0, teachers: 1, classes: 1 })
    expect(await counts('qiraat')).toEqual(none)
  })
}

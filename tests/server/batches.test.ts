import { expect, test } from 'vitest'
import { manyBatches } from '#mocks/fixtures/batches.ts'
import { found, institute, invalid, said, saved, testApi } from './support.ts'

test('batches are nested under data, with their envelope beside the rows (spec: 247, 407)', async () => {
  const { ask } = await testApi({ seed: { ...institute, batches: manyBatches } })
  expect(await ask('GET', '/batches?page=4')).toEqual(
    found({
      total: 47,
      per_page: 15,
      current_page: 4,
      last_page: 4,
      data: [
        {
          M02_BatchId: 2,
          M02_Name: 'Ramadan Intensive 2024',
          M02_M01_CourseId: 3,
          course: { M01_Title: 'Forty Hadith of Nawawi' },
        },
        {
          M02_BatchId: 1,
          M02_Name: 'Batch 01',
          M02_M01_CourseId: 1,
          course: { M01_Title: 'Foundation Course in Hadith' },
        },
      ],
    }),
  )
})

test.each([
  ['?page=1&search=women', [7, 6, 3]],
  ['?page=1&course_id=2', [5, 4]],
  ['?page=1&search=women&course_id=1', [7, 6]],
  ['?page=1&course_id=99', []],
  ['?page=1&course_id=abc', [7, 6, 5, 4, 3, 2, 1]],
  ['', [7, 6, 5, 4, 3, 2, 1]],
])('GET /batches%s searches the name and filters by course (spec: 407)', async (query, ids) => {
  const { read } = await testApi({ seed: institute })
  expect(await read(`/batches${query}`)).toMatchObject({
    data: { total: ids.length, data: ids.map((id) => ({ M02_BatchId: id })) },
  })
})

test('a batch without a course says so with null (spec: 247)', async () => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('GET', '/batches/3')).toEqual(
    found({ M02_BatchId: 3, M02_Name: 'Batch 03 Women', M02_M01_CourseId: null, course: null }),
  )
})

test('batch_ids and course_ids are maps of name to id under data (spec: 385, 386)', async () => {
  const { read } = await testApi({ seed: institute })
  expect(await read('/batch_ids')).toEqual({
    data: {
      'Batch 07 Women': 7,
      'Batch 06 Women': 6,
      'Batch 05 Men': 5,
      'Batch 04 Men': 4,
      'Batch 03 Women': 3,
      'Ramadan Intensive 2024': 2,
      'Batch 01': 1,
    },
  })
  expect(await read('/course_ids')).toEqual({
    data: {
      'Foundation Course in Hadith': 1,
      'Advanced Hadith Studies': 2,
      'Forty Hadith of Nawawi': 3,
      'Arabic for Readers': 4,
    },
  })
})

test('names of JavaScript objects are names like any other in the maps (spec: 385, 386)', async () => {
  const { call } = await testApi({ seed: institute })
  for (const name of ['__proto__', 'constructor', 'toString', '7']) {
    const json = { M02_Name: name, M02_M01_CourseId: 1 }
    expect((await call('POST', '/batches', { json })).status, name).toBe(201)
    const text = await (await call('GET', '/batch_ids')).text()
    expect(text).toContain(`${JSON.stringify(name)}:`)
  }
})

test('course and name are required, the name in the words of the product (spec: 342, 343, 344, 367)', async () => {
  const { ask } = await testApi({ seed: institute })
  const refused = invalid({ M02_M01_CourseId: 'Course is required', M02_Name: 'Description is required' })
  for (const json of [{}, { M02_M01_CourseId: '', M02_Name: '  ' }, { M02_M01_CourseId: 'x', M02_Name: 1 }]) {
    expect(await ask('POST', '/batches', { json })).toEqual(refused)
    expect(await ask('PUT', '/batches/1', { json })).toEqual(refused)
  }
})

test('a batch takes its course as text too, and shows its title (spec: 408, 409, 410)', async () => {
  const { ask } = await testApi({ seed: institute })
  const body = new URLSearchParams({ M02_M01_CourseId: '2', M02_Name: 'Batch 08' })
  const data = {
    M02_BatchId: 8,
    M02_Name: 'Batch 08',
    M02_M01_CourseId: 2,
    course: { M01_Title: 'Advanced Hadith Studies' },
  }
  expect(await ask('POST', '/batches', { body })).toEqual(saved(data, 201))
})

test('a batch and a course in use are not deleted: 403 with numbers (spec: 442, 449)', async () => {
  const { ask, call } = await testApi({ seed: institute })
  expect(await ask('DELETE', '/batches/7')).toEqual(
    said(
      403,
      expect.stringMatching(/^\d+ students, \d+ teachers?, 4 divisions and \d+ classes use this batch\.$/),
    ),
  )
  expect(await ask('DELETE', '/courses/2')).toEqual(said(403, '2 batches use this course.'))
  expect((await call('GET', '/batches/7')).status).toBe(200)
})

import { expect, test } from 'vitest'
import { classFields } from './resources.ts'
import { formOf, found, institute, invalid, saved, testApi } from './support.ts'

const kept = {
  ...classFields,
  M03_ScheduledAt: '2024-12-21 18:30:00',
  M03_ExpiryTime: '2024-12-28 18:30:00',
  M03_YouTubeLink: 'a1B2c3D4e5F',
  batch: { M02_Name: 'Batch 07 Women' },
  divisions: [
    { M11_Division_id: 10, M11_Division_name: 'Division B' },
    { M11_Division_id: 11, M11_Division_name: 'Division A' },
  ],
}

test('a class carries its batch, its divisions and their ids, alone and in lists (spec: 250, 251, 252, 418)', async () => {
  const { read, ask } = await testApi({ seed: institute })
  expect(await ask('GET', '/classes/9')).toEqual(
    found({
      M03_ClassesId: 9,
      M03_SubjectName: 'Hadith sciences',
      M03_Title: 'Module 1',
      M03_ScheduledAt: '2024-12-07 18:30:00',
      M03_ExpiryTime: '2024-12-14 18:30:00',
      M03_M02_BatchId: 7,
      M03_M11_DivisionIds: [10, 11],
      M03_YouTubeLink: 'a1B2c3D4e5F',
      batch: { M02_Name: 'Batch 07 Women' },
      divisions: kept.divisions,
    }),
  )
  for (const query of ['?page=1&search=Module%201', '?search=Module%201'])
    expect(await read(`/classes${query}`)).toMatchObject({
      data: [{ M03_ClassesId: 9, M03_M11_DivisionIds: [10, 11], divisions: kept.divisions }],
    })
})

test.each([
  ['key[]', { 'M03_M11_DivisionIds[]': [11, 10] }],
  ['a repeated key', { M03_M11_DivisionIds: [11, 10, 11] }],
  ['a JSON string', { M03_M11_DivisionIds: '[11, "10"]' }],
])('a class is written by multipart, its divisions as %s (spec: 251, 355, 419, 512)', async (_how, ids) => {
  const { ask } = await testApi({ seed: institute })
  const { M03_M11_DivisionIds: _ids, ...fields } = classFields
  const body = formOf({ ...fields, ...ids })
  const data = { ...kept, M03_ClassesId: 10 }
  expect(await ask('POST', '/classes', { body })).toEqual(saved(data, 201))
  expect(await ask('PUT', '/classes/10', { body })).toEqual(saved(data))
})

test('a new class needs all seven fields (spec: 346 to 354, 367)', async () => {
  const { ask } = await testApi({ seed: institute })
  for (const json of [{}, Object.fromEntries(Object.keys(classFields).map((name) => [name, '']))]) {
    expect(await ask('POST', '/classes', { json })).toEqual(
      invalid({
        M03_SubjectName: 'Subject is required',
        M03_Title: 'Title is required',
        M03_ScheduledAt: 'Schedule is required',
        M03_ExpiryTime: 'Expire is required',
        M03_M02_BatchId: 'Batch ID is required',
        M03_M11_DivisionIds: 'At least one division is required',
        M03_YouTubeLink: 'YouTube Link is required',
      }),
    )
  }
})

test('a changed class needs six, each named without its prefix (spec: 360, 361, 362)', async () => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('PUT', '/classes/9', { json: { M03_M11_DivisionIds: [] } })).toEqual(
    invalid({
      M03_SubjectName: 'SubjectName is required',
      M03_Title: 'Title is required',
      M03_ScheduledAt: 'ScheduledAt is required',
      M03_M02_BatchId: 'M02_BatchId is required',
      M03_M11_DivisionIds: 'M11_DivisionIds is required',
      M03_YouTubeLink: 'YouTubeLink is required',
    }),
  )
  const { M03_ExpiryTime: _expiry, ...withoutExpiry } = classFields
  expect(await ask('PUT', '/classes/9', { json: withoutExpiry })).toMatchObject(
    saved({ M03_ClassesId: 9, M03_ExpiryTime: null }),
  )
})

import { expect, test } from 'vitest'
import { formOf, found, institute, invalid, said, saved, taken, testApi } from './support.ts'

const divisionA = {
  M11_Division_id: 11,
  M11_Division_name: 'Division A',
  M11_Batch_id: 7,
  M11_M05_User_Id: 107,
  batch: { M02_Name: 'Batch 07 Women' },
  mentor: { M05_UserName: 'Asma Koya' },
  students_count: 3,
  has_class_page: false,
}

const fields = { M11_Division_name: 'Division E', M11_Batch_id: 7, M11_M05_User_Id: 107 }

test('divisions of one batch, asked for without a page, are all of them, nested under data (spec: 254, 387, 488)', async () => {
  const many = Array.from({ length: 17 }, (_, index) => ({
    ...divisionA,
    M11_Division_id: index + 1,
    M11_Division_name: `Division ${index + 1}`,
  }))
  const { read } = await testApi({ seed: { ...institute, students: [], classes: [], divisions: many } })
  expect(await read('/division?batch_id=7')).toMatchObject({
    data: { total: 17, current_page: 1, last_page: 1, data: { length: 17 } },
  })
})

test('a division carries its batch, its mentor and the number of its students (spec: 249, 389)', async () => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('GET', '/division/11')).toEqual(found(divisionA))
})

test('a division is written by multipart, in POST and in PUT (spec: 390, 391)', async () => {
  const { ask } = await testApi({ seed: institute })
  const data = { ...divisionA, M11_Division_id: 12, M11_Division_name: 'Division E', students_count: 0 }
  expect(await ask('POST', '/division', { body: formOf(fields) })).toEqual(saved(data, 201))
  expect(await ask('PUT', '/division/12', { body: formOf(fields) })).toEqual(saved(data))
})

test('name, batch and mentor are required (spec: 339, 340, 341, 367)', async () => {
  const { ask } = await testApi({ seed: institute })
  const refused = invalid({
    M11_Division_name: 'Division Name is required',
    M11_Batch_id: 'Batch is required',
    M11_M05_User_Id: 'Mentor is required',
  })
  expect(await ask('POST', '/division', { json: {} })).toEqual(refused)
  expect(await ask('PUT', '/division/1', { body: new FormData() })).toEqual(refused)
})

test('a division in use is neither deleted nor moved to another batch', async () => {
  const { ask } = await testApi({ seed: institute })
  const inUse = '3 students and 3 classes use this division.'
  expect(await ask('DELETE', '/division/11')).toEqual(said(403, inUse))
  const message = `${inUse} It cannot move to another batch.`
  expect(await ask('PUT', '/division/11', { json: { ...fields, M11_Batch_id: 6 } })).toEqual(
    taken('M11_Batch_id', message),
  )
})

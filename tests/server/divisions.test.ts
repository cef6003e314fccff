import { expect, test } from 'vitest'
import { answer, institute, testApi } from './support.ts'

const divisionA = {
  M11_Division_id: 11,
  M11_Division_name: 'Division A',
  M11_Batch_id: 7,
  M11_M05_User_Id: 107,
  batch: { M02_Name: 'Batch 07 Women' },
  mentor: { M05_UserName: 'Asma Koya' },
  students_count: 3,
}

test('divisions of one batch, asked for without a page, are all of them, nested under data (spec: 254, 387, 488)', async () => {
  const many = Array.from({ length: 17 }, (_, index) => ({
    ...divisionA,
    M11_Division_id: index + 1,
    M11_Division_name: `Division ${index + 1}`,
  }))
  const { call } = await testApi({ seed: { ...institute, students: [], classes: [], divisions: many } })
  expect(await (await call('GET', '/division?batch_id=7')).json()).toMatchObject({
    data: { total: 17, current_page: 1, last_page: 1, data: { length: 17 } },
  })
})

test.each([
  ['abc', 11],
  ['', 11],
  ['999', 0],
])('a batch_id of %j has the shape of every list of one batch (spec: 387)', async (batch, total) => {
  const { call } = await testApi({ seed: institute })
  expect(await (await call('GET', `/division?batch_id=${batch}`)).json()).toMatchObject({
    data: { total, data: { length: total } },
  })
})

test.each([
  ['?page=1', 11],
  ['?page=1&batch_id=7', 4],
  ['?page=1&mentor_id=108', 3],
  ['?page=1&search=division%20a', 4],
  ['?page=1&search=division%20a&batch_id=5&mentor_id=108', 1],
  ['', 11],
])('GET /division%s is paged, flat, searched by name and filtered (spec: 388)', async (query, total) => {
  const { call } = await testApi({ seed: institute })
  expect(await (await call('GET', `/division${query}`)).json()).toMatchObject({
    total,
    data: { length: total },
  })
})

test('a division carries its batch, its mentor and the number of its students (spec: 249, 389)', async () => {
  const { call } = await testApi({ seed: institute })
  expect(await answer(await call('GET', '/division/11'))).toEqual({ status: 200, body: { data: divisionA } })
})

test('a division is written by multipart, in POST and in PUT (spec: 390, 391)', async () => {
  const { call } = await testApi({ seed: institute })
  const body = () => {
    const form = new FormData()
    form.append('M11_Division_name', 'Division E')
    form.append('M11_Batch_id', '7')
    form.append('M11_M05_User_Id', '107')
    return form
  }
  const data = { ...divisionA, M11_Division_id: 12, M11_Division_name: 'Division E', students_count: 0 }
  expect(await answer(await call('POST', '/division', { body: body() }))).toEqual({
    status: 201,
    body: { success: true, data },
  })
  expect(await answer(await call('PUT', '/division/12', { body: body() }))).toEqual({
    status: 200,
    body: { success: true, data },
  })
})

test('name, batch and mentor are required (spec: 339, 340, 341, 367)', async () => {
  const { call } = await testApi({ seed: institute })
  const refused = {
    status: 422,
    body: {
      message: 'Some fields need attention',
      errors: {
        M11_Division_name: ['Division Name is required'],
        M11_Batch_id: ['Batch is required'],
        M11_M05_User_Id: ['Mentor is required'],
      },
    },
  }
  expect(await answer(await call('POST', '/division', { json: {} }))).toEqual(refused)
  expect(await answer(await call('PUT', '/division/1', { body: new FormData() }))).toEqual(refused)
})

const fields = { M11_Division_name: 'Division E', M11_Batch_id: 7, M11_M05_User_Id: 107 }

test.each([
  ['a batch that is gone', { M11_Batch_id: 999 }, 'M11_Batch_id', 'This batch does not exist any more'],
  [
    'a mentor who is gone',
    { M11_M05_User_Id: 999 },
    'M11_M05_User_Id',
    'This teacher does not exist any more',
  ],
  [
    'a student as mentor',
    { M11_M05_User_Id: 215 },
    'M11_M05_User_Id',
    'This teacher does not exist any more',
  ],
])('%s is refused under its field', async (_what, part, field, message) => {
  const { call } = await testApi({ seed: institute })
  const json = { ...fields, ...part }
  const refused = { status: 422, body: { message, errors: { [field]: [message] } } }
  expect(await answer(await call('POST', '/division', { json }))).toEqual(refused)
  expect(await answer(await call('PUT', '/division/1', { json }))).toEqual(refused)
})

test('a division in use is neither deleted nor moved to another batch', async () => {
  const { call } = await testApi({ seed: institute })
  const inUse = '3 students and 3 classes use this division.'
  expect(await answer(await call('DELETE', '/division/11'))).toEqual({
    status: 403,
    body: { message: inUse },
  })
  const message = `${inUse} It cannot move to another batch.`
  expect(await answer(await call('PUT', '/division/11', { json: { ...fields, M11_Batch_id: 6 } }))).toEqual({
    status: 422,
    body: { message, errors: { M11_Batch_id: [message] } },
  })
})

import { expect, test } from 'vitest'
import { classFields } from './resources.ts'
import { answer, institute, testApi } from './support.ts'

const saved = {
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
  const { call } = await testApi({ seed: institute })
  const { status, body } = await answer(await call('GET', '/classes/9'))
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: {
        M03_ClassesId: 9,
        M03_SubjectName: 'Hadith sciences',
        M03_Title: 'Module 1',
        M03_ScheduledAt: '2024-12-07 18:30:00',
        M03_ExpiryTime: '2024-12-14 18:30:00',
        M03_M02_BatchId: 7,
        M03_M11_DivisionIds: [10, 11],
        M03_YouTubeLink: 'a1B2c3D4e5F',
        batch: { M02_Name: 'Batch 07 Women' },
        divisions: saved.divisions,
      },
    },
  })
  expect(await (await call('GET', '/classes?page=1&search=Module%201')).json()).toMatchObject({
    data: [{ M03_ClassesId: 9, M03_M11_DivisionIds: [10, 11], divisions: saved.divisions }],
  })
})

test.each([
  ['?page=1', 9],
  ['?page=1&batch_id=7', 4],
  ['?page=1&batch_id=7&division_id=9', 2],
  ['?page=1&search=chain', 1],
  ['', 9],
])('GET /classes%s is paged and filtered by batch and division (spec: 417)', async (query, total) => {
  const { call } = await testApi({ seed: institute })
  expect(await (await call('GET', `/classes${query}`)).json()).toMatchObject({
    total,
    data: { length: total },
  })
})

const lists: [string, [string, string][]][] = [
  [
    'key[]',
    [
      ['M03_M11_DivisionIds[]', '11'],
      ['M03_M11_DivisionIds[]', '10'],
    ],
  ],
  [
    'a repeated key',
    [
      ['M03_M11_DivisionIds', '11'],
      ['M03_M11_DivisionIds', '10'],
      ['M03_M11_DivisionIds', '11'],
    ],
  ],
  ['a JSON string', [['M03_M11_DivisionIds', '[11, "10"]']]],
]

test.each(lists)(
  'a class is written by multipart, its divisions as %s (spec: 251, 355, 419, 512)',
  async (_how, pairs) => {
    const { call } = await testApi({ seed: institute })
    const { M03_M11_DivisionIds: _ids, M03_M02_BatchId, ...texts } = classFields
    const body = () => {
      const form = new FormData()
      const named: [string, string][] = [
        ...Object.entries(texts),
        ['M03_M02_BatchId', String(M03_M02_BatchId)],
      ]
      for (const [name, value] of [...named, ...pairs]) form.append(name, value)
      return form
    }
    const data = { ...saved, M03_ClassesId: 10 }
    expect(await answer(await call('POST', '/classes', { body: body() }))).toEqual({
      status: 201,
      body: { success: true, data },
    })
    expect(await answer(await call('PUT', '/classes/10', { body: body() }))).toEqual({
      status: 200,
      body: { success: true, data },
    })
  },
)

test('a new class needs all seven fields (spec: 346 to 354, 367)', async () => {
  const { call } = await testApi({ seed: institute })
  for (const json of [{}, Object.fromEntries(Object.keys(classFields).map((name) => [name, '']))]) {
    expect(await answer(await call('POST', '/classes', { json }))).toEqual({
      status: 422,
      body: {
        message: 'Some fields need attention',
        errors: {
          M03_SubjectName: ['Subject is required'],
          M03_Title: ['Title is required'],
          M03_ScheduledAt: ['Schedule is required'],
          M03_ExpiryTime: ['Expire is required'],
          M03_M02_BatchId: ['Batch ID is required'],
          M03_M11_DivisionIds: ['At least one division is required'],
          M03_YouTubeLink: ['YouTube Link is required'],
        },
      },
    })
  }
})

test('a changed class needs six, each named without its prefix (spec: 360, 361, 362)', async () => {
  const { call } = await testApi({ seed: institute })
  expect(await answer(await call('PUT', '/classes/9', { json: { M03_M11_DivisionIds: [] } }))).toEqual({
    status: 422,
    body: {
      message: 'Some fields need attention',
      errors: {
        M03_SubjectName: ['SubjectName is required'],
        M03_Title: ['Title is required'],
        M03_ScheduledAt: ['ScheduledAt is required'],
        M03_M02_BatchId: ['M02_BatchId is required'],
        M03_M11_DivisionIds: ['M11_DivisionIds is required'],
        M03_YouTubeLink: ['YouTubeLink is required'],
      },
    },
  })
  const { M03_ExpiryTime: _expiry, ...withoutExpiry } = classFields
  expect(await answer(await call('PUT', '/classes/9', { json: withoutExpiry }))).toMatchObject({
    status: 200,
    body: { success: true, data: { M03_ClassesId: 9, M03_ExpiryTime: null } },
  })
})

test.each([
  ['a batch that is gone', { M03_M02_BatchId: 999 }, 'M03_M02_BatchId', 'This batch does not exist any more'],
  [
    'a division of another batch',
    { M03_M11_DivisionIds: [11, 7] },
    'M03_M11_DivisionIds',
    'This division does not belong to the batch',
  ],
  [
    'a division that is gone',
    { M03_M11_DivisionIds: [999] },
    'M03_M11_DivisionIds',
    'This division does not belong to the batch',
  ],
])('%s is refused under its field', async (_what, part, field, message) => {
  const { call } = await testApi({ seed: institute })
  const json = { ...classFields, ...part }
  const refused = { status: 422, body: { message, errors: { [field]: [message] } } }
  expect(await answer(await call('POST', '/classes', { json }))).toEqual(refused)
  expect(await answer(await call('PUT', '/classes/9', { json }))).toEqual(refused)
})

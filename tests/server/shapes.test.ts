import { expect, test } from 'vitest'
import { classFields } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { formOf, found, saved, testApi } from './support.ts'

// What is each resource's own on the wire; what is the same of all is in resources.test.ts.

const roles = [
  { M04_RoleId: 14, M04_RoleName: 'student' },
  { M04_RoleId: 15, M04_RoleName: 'teacher' },
  { M04_RoleId: 16, M04_RoleName: 'mentor' },
  { M04_RoleId: 17, M04_RoleName: 'office' },
]

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

const divisions = [
  { M11_Division_id: 10, M11_Division_name: 'Division B' },
  { M11_Division_id: 11, M11_Division_name: 'Division A' },
]

const batch = (id: number, name: string, courseId: number, title: string) => ({
  M02_BatchId: id,
  M02_Name: name,
  M02_M01_CourseId: courseId,
  course: { M01_Title: title },
})

test.each<[title: string, path: string, body: unknown]>([
  [
    'batches are nested under data, with their envelope beside the rows (spec: 247, 407)',
    '/batches?page=4&per_page=2',
    found({
      total: 7,
      per_page: 2,
      current_page: 4,
      last_page: 4,
      data: [batch(1, 'Batch 01', 1, 'Foundation Course in Hadith')],
    }).body,
  ],
  [
    'a batch without a course says so with null (spec: 247)',
    '/batches/3',
    { data: { M02_BatchId: 3, M02_Name: 'Batch 03 Women', M02_M01_CourseId: null, course: null } },
  ],
  [
    'batch_ids is a map of name to id under data (spec: 385)',
    '/batch_ids',
    {
      data: {
        'Batch 07 Women': 7,
        'Batch 06 Women': 6,
        'Batch 05 Men': 5,
        'Batch 04 Men': 4,
        'Batch 03 Women': 3,
        'Ramadan Intensive 2024': 2,
        'Batch 01': 1,
      },
    },
  ],
  [
    'and so is course_ids (spec: 386)',
    '/course_ids',
    {
      data: {
        'Foundation Course in Hadith': 1,
        'Advanced Hadith Studies': 2,
        'Forty Hadith of Nawawi': 3,
        'Arabic for Readers': 4,
      },
    },
  ],
  ['roles are one list under data, in the order of their ids (spec: 239, 380)', '/new_role', { data: roles }],
  [
    'a single role carries its name as forms send it (spec: 382)',
    '/new_role/16',
    { data: { ...roles[2], name: 'mentor' } },
  ],
  [
    'a division carries its batch, its mentor and the number of its students (spec: 249, 389)',
    '/division/11',
    { data: divisionA },
  ],
  [
    'a class carries its batch, its divisions and their ids (spec: 250, 251, 252, 418)',
    '/classes/9',
    {
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
        divisions,
      },
    },
  ],
])('%s', async (_title, path, body) => {
  const { read } = await testApi({ seed: institute })
  expect(await read(path)).toEqual(body)
})

const division = { M11_Division_name: 'Division E', M11_Batch_id: 7, M11_M05_User_Id: 107 }
const { M03_M11_DivisionIds: _ids, ...lesson } = classFields
test.each<[title: string, method: string, path: string, sent: object | FormData, data: object]>([
  [
    'a role is created by name (spec: 240, 381)',
    'POST',
    '/new_role',
    { name: ' librarian ' },
    { M04_RoleId: 18, M04_RoleName: 'librarian', name: 'librarian' },
  ],
  [
    'a role is renamed by name (spec: 383)',
    'PUT',
    '/new_role/17',
    { name: 'archivist' },
    { M04_RoleId: 17, M04_RoleName: 'archivist', name: 'archivist' },
  ],
  [
    'a batch takes its course as text too, and shows its title (spec: 408, 409, 410)',
    'POST',
    '/batches',
    formOf({ M02_M01_CourseId: '2', M02_Name: 'Batch 08' }),
    batch(8, 'Batch 08', 2, 'Advanced Hadith Studies'),
  ],
  [
    'a division is added by multipart (spec: 390)',
    'POST',
    '/division',
    formOf(division),
    { ...divisionA, ...division, M11_Division_id: 12, students_count: 0 },
  ],
  [
    'a division is changed by multipart (spec: 391)',
    'PUT',
    '/division/11',
    formOf(division),
    { ...divisionA, ...division },
  ],
  ...[
    { 'M03_M11_DivisionIds[]': [11, 10] },
    { M03_M11_DivisionIds: [11, 10, 11] },
    { M03_M11_DivisionIds: '[11, "10"]' },
  ].map((ids): [string, string, string, FormData, object] => [
    'a class is written by multipart, its divisions in three ways (spec: 251, 355, 419, 512)',
    'POST',
    '/classes',
    formOf({ ...lesson, ...ids }),
    {
      ...classFields,
      M03_ClassesId: 10,
      M03_ScheduledAt: '2024-12-21 18:30:00',
      M03_ExpiryTime: '2024-12-28 18:30:00',
      M03_YouTubeLink: 'a1B2c3D4e5F',
      batch: { M02_Name: 'Batch 07 Women' },
      divisions,
    },
  ]),
])('%s', async (_title, method, path, sent, data) => {
  const { ask } = await testApi({ seed: institute })
  const options = sent instanceof FormData ? { body: sent } : { json: sent }
  expect(await ask(method, path, options)).toEqual(saved(data, method === 'POST' ? 201 : 200))
})

test('names of JavaScript objects are names like any other in the maps (spec: 385, 386)', async () => {
  const { call } = await testApi({ seed: institute })
  for (const name of ['__proto__', 'constructor', 'toString', '7']) {
    await call('POST', '/batches', { json: { M02_Name: name, M02_M01_CourseId: 1 } })
    expect(await (await call('GET', '/batch_ids')).text()).toContain(`${JSON.stringify(name)}:`)
  }
})

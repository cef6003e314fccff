import { expect, test } from 'vitest'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { PASSWORD, studentFields, teacherFields } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { formOf, found, invalid, saved, testApi } from './support.ts'

const aysha = {
  M05_UserId: 215,
  M05_UserName: 'Aysha Rahman',
  M05_UserCode: 'IHS-1031',
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '2001-02-14',
  M05_M02_BachId: 7,
  M05_M04_Role: [14],
  M05_User_Type: 'student',
  M07_M11_DivisionId: 11,
  M05_Qualification: 'B.A. Arabic',
  M05_JoiningDate: '2024-06-03',
  M05_MobileNumber: '+910000001031',
  M05_Address: '12/204, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000',
  M05_Email: 'student1031@example.org',
  M05_AllowLogin: 1,
  M05_IsActive: 1,
  batch: { M02_BatchId: 7, M02_Name: 'Batch 07 Women' },
  division: { M11_Division_name: 'Division A' },
}

test('a student carries the marker of the password (spec: 241, 401)', async () => {
  const { read } = await testApi({ seed: institute })
  expect(await read('/students/215')).toEqual({ data: { ...aysha, M05_Password: PASSWORD_MARKER } })
})

test('lists of people have batch and division, and no password (spec: 245, 246, 397, 403)', async () => {
  const { read } = await testApi({ seed: institute })
  const students = await read('/students?page=1')
  expect(students).toMatchObject({ total: 15, data: expect.arrayContaining([{ ...aysha, version: 1 }]) })
  const teachers = await read('/teachers?page=1&search=IHT-011&batch_id=5')
  expect(teachers).toMatchObject({
    total: 1,
    data: [
      {
        M05_UserId: 108,
        M05_UserName: 'Abdul Gafoor',
        M05_User_Type: 'teacher',
        M05_M04_Role: [15],
        M06_Specialization: 'Hadith sciences',
        batch: { M02_BatchId: 5, M02_Name: 'Batch 05 Men' },
      },
    ],
  })
  expect(JSON.stringify([students, teachers])).not.toContain('M05_Password')
  expect(JSON.stringify(teachers)).not.toMatch(/division/i)
})

const { M05_M04_Role: _role, ...teacher } = teacherFields
const { M05_User_Type: _type, ...changedTeacher } = teacherFields
const savedUser = {
  M05_UserId: 216,
  M05_Password: PASSWORD_MARKER,
  batch: { M02_BatchId: 7, M02_Name: 'Batch 07 Women' },
}
const savedStudent = { ...studentFields, ...savedUser, division: { M11_Division_name: 'Division A' } }

test.each<[title: string, method: string, path: string, sent: object | FormData, data: object]>([
  [
    'a student is created with the role and flags that forms send (spec: 372, 373, 374, 393)',
    'POST',
    '/users',
    studentFields,
    savedStudent,
  ],
  ...[{ 'M05_M04_Role[]': '15' }, { M05_M04_Role: '[15]' }, {}].map(
    (role): [string, string, string, FormData, object] => [
      'a teacher is created by multipart, with a role array and flags (spec: 376, 377, 394, 512)',
      'POST',
      '/users',
      formOf({ ...teacher, M05_AllowLogin: 0, M05_IsActive: 1, ...role }),
      { ...teacherFields, ...savedUser, M05_AllowLogin: 0 },
    ],
  ),
  [
    'a student is changed, with the role array that forms send (spec: 375, 395)',
    'PUT',
    '/users/215',
    { ...studentFields, M05_M02_BachId: 6, M07_M11_DivisionId: 8 },
    {
      ...savedStudent,
      M05_UserId: 215,
      M05_M02_BachId: 6,
      M07_M11_DivisionId: 8,
      batch: { M02_BatchId: 6, M02_Name: 'Batch 06 Women' },
    },
  ],
  [
    'a teacher is changed without a user type (spec: 375, 396)',
    'PUT',
    '/users/103',
    changedTeacher,
    { ...teacherFields, ...savedUser, M05_UserId: 103 },
  ],
])('%s', async (_title, method, path, sent, data) => {
  const { ask } = await testApi({ seed: institute })
  const options = sent instanceof FormData ? { body: sent } : { json: sent }
  expect(await ask(method, path, options)).toEqual(saved(data, method === 'POST' ? 201 : 200))
})

test('a role that is sent is not believed: it comes from the user type (spec: 372, 373, 474)', async () => {
  const { ask } = await testApi({ seed: institute })
  for (const [index, role] of [[15], [17], 'admin', {}, null, [14, 15, 17]].entries()) {
    const json = { ...studentFields, M05_UserCode: `IHS-300${index}`, M05_M04_Role: role }
    expect(await ask('POST', '/users', { json })).toMatchObject({
      status: 201,
      body: { data: { M05_User_Type: 'student', M05_M04_Role: [14] } },
    })
    expect(await ask('PUT', `/users/${216 + index}`, { json })).toMatchObject(found({ M05_M04_Role: [14] }))
  }
})

test.each([
  [215, { ...studentFields, ...teacherFields }, 'A student cannot be changed into a teacher.'],
  [103, { ...teacherFields, ...studentFields }, 'A teacher cannot be changed into a student.'],
])('user %d keeps their role (spec: 244, 395, 396)', async (id, json, message) => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('PUT', `/users/${id}`, { json })).toEqual(invalid({ M05_User_Type: message }))
})

test('a new user signs nobody in to the console', async () => {
  const { call, signIn } = await testApi({ seed: institute })
  await call('POST', '/users', { json: { ...teacherFields, M05_Email: 'second@example.org' } })
  expect((await signIn('second@example.org', PASSWORD)).status).toBe(401)
})

test('users are neither listed nor read nor deleted at /users', async () => {
  const { call } = await testApi({ seed: institute })
  expect((await call('GET', '/users')).headers.get('allow')).toBe('POST')
  expect((await call('DELETE', '/users/215')).headers.get('allow')).toBe('PUT')
  expect((await call('POST', '/students', { json: {} })).status).toBe(405)
})

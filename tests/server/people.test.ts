import { describe, expect, test } from 'vitest'
import { PASSWORD_MARKER } from '#contract/password.ts'
import { manyStudents } from '#mocks/fixtures/students.ts'
import { sixteenTeachers } from '#mocks/fixtures/teachers.ts'
import { found, institute, said, testApi } from './support.ts'

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

describe('students', () => {
  test('are paged by 15, newest first, with batch and division, without passwords (spec: 245, 397, 469)', async () => {
    const { read } = await testApi({ seed: { ...institute, students: manyStudents } })
    expect(await read('/students?page=4')).toMatchObject({
      total: 47,
      per_page: 15,
      current_page: 4,
      last_page: 4,
      data: { length: 2 },
    })
    const few = await testApi({ seed: institute })
    const { body } = await few.ask('GET', '/students?page=1')
    expect(body).toMatchObject({ total: 15, data: expect.arrayContaining([{ ...aysha, version: 1 }]) })
    expect(JSON.stringify(body)).not.toContain('M05_Password')
  })

  test('carry the marker of their password one at a time (spec: 241, 401)', async () => {
    const { ask } = await testApi({ seed: institute })
    expect(await ask('GET', '/students/215')).toEqual(found({ ...aysha, M05_Password: PASSWORD_MARKER }))
  })
})

describe('teachers', () => {
  test('are paged, searched and filtered by batch; they have no division (spec: 246, 403)', async () => {
    const { read } = await testApi({ seed: institute })
    const list = await read('/teachers?page=1&search=IHT-011&batch_id=5')
    expect(list).toMatchObject({
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
    expect(JSON.stringify(list)).not.toMatch(/division|M05_Password/i)
  })

  test('are all there without a page, so that the sixteenth can be a mentor (spec: 404, 488)', async () => {
    const { read } = await testApi({ seed: { ...institute, teachers: sixteenTeachers } })
    expect(await read('/teachers')).toMatchObject({
      total: 16,
      last_page: 1,
      data: { length: 16 },
    })
  })

  test('who are mentors are not deleted: 403 with the number of divisions (spec: 406)', async () => {
    const { ask } = await testApi({ seed: institute })
    expect(await ask('DELETE', '/teachers/108')).toEqual(said(403, '3 divisions use this teacher.'))
  })
})

test('a student is nowhere among the teachers, and a teacher nowhere among the students', async () => {
  const { ask, call } = await testApi({ seed: institute })
  for (const [path, message] of [
    ['/students/108', 'Student not found'],
    ['/teachers/215', 'Teacher not found'],
  ] as const) {
    expect(await ask('GET', path)).toEqual(said(404, message))
    expect(await ask('DELETE', path)).toEqual(said(404, message))
    expect(await ask('POST', `${path}/restore`)).toEqual(said(404, message))
  }
  expect((await call('GET', '/students/215')).status).toBe(200)
  expect((await call('GET', '/teachers/108')).status).toBe(200)
})

test('users are neither listed nor read nor deleted at /users', async () => {
  const { call } = await testApi({ seed: institute })
  expect((await call('GET', '/users')).headers.get('allow')).toBe('POST')
  expect((await call('DELETE', '/users/215')).headers.get('allow')).toBe('PUT')
  expect((await call('POST', '/students', { json: {} })).status).toBe(405)
})

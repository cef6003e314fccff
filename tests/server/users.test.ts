import { describe, expect, test } from 'vitest'
import { PASSWORD_MARKER } from '#contract/password.ts'
import { PASSWORD, studentFields, teacherFields } from './resources.ts'
import { formOf, found, institute, invalid, saved, testApi } from './support.ts'

const student = {
  ...studentFields,
  M05_UserId: 216,
  M05_Password: PASSWORD_MARKER,
  batch: { M02_BatchId: 7, M02_Name: 'Batch 07 Women' },
  division: { M11_Division_name: 'Division A' },
}

const teacher = {
  ...teacherFields,
  M05_UserId: 216,
  M05_Password: PASSWORD_MARKER,
  batch: { M02_BatchId: 7, M02_Name: 'Batch 07 Women' },
}

test('a student is created with the role and flags that forms send (spec: 372, 373, 374, 393)', async () => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('POST', '/users', { json: studentFields })).toEqual(saved(student, 201))
})

test('a teacher is created by multipart with a role array and flags 1 or 0 (spec: 376, 377, 394, 512)', async () => {
  const { M05_M04_Role: _role, ...fields } = teacherFields
  for (const role of [{ 'M05_M04_Role[]': '15' }, { M05_M04_Role: '[15]' }, {}]) {
    const { ask } = await testApi({ seed: institute })
    const body = formOf({ ...fields, M05_AllowLogin: 0, M05_IsActive: 1, ...role })
    expect(await ask('POST', '/users', { body })).toEqual(saved({ ...teacher, M05_AllowLogin: 0 }, 201))
  }
})

test('a student and a teacher are changed, with the role array that forms send (spec: 375, 395, 396)', async () => {
  const { ask } = await testApi({ seed: institute })
  const moved = { ...studentFields, M05_M02_BachId: 6, M07_M11_DivisionId: 8, M05_M04_Role: [14] }
  expect(await ask('PUT', '/users/215', { json: moved })).toEqual(
    saved({
      ...student,
      M05_UserId: 215,
      M05_M02_BachId: 6,
      M07_M11_DivisionId: 8,
      batch: { M02_BatchId: 6, M02_Name: 'Batch 06 Women' },
    }),
  )
  const { M05_User_Type: _type, ...withoutType } = teacherFields
  expect(await ask('PUT', '/users/103', { json: withoutType })).toEqual(
    saved({ ...teacher, M05_UserId: 103 }),
  )
})

describe('forged fields', () => {
  test.each([[[15]], [[17]], ['admin'], [{}], [null], [[14, 15, 17]]])(
    'a role of %j is not believed: it comes from the user type (spec: 372, 373, 474)',
    async (role) => {
      const { ask } = await testApi({ seed: institute })
      const json = { ...studentFields, M05_M04_Role: role }
      expect(await ask('POST', '/users', { json })).toMatchObject({
        status: 201,
        body: { data: { M05_User_Type: 'student', M05_M04_Role: [14] } },
      })
      expect(await ask('PUT', '/users/216', { json })).toMatchObject(found({ M05_M04_Role: [14] }))
    },
  )

  test.each(['admin', 'Student', '', null, undefined, 1, ['student'], { student: true }])(
    'nobody is created with a user type of %j (spec: 244)',
    async (type) => {
      const { ask } = await testApi({ seed: institute })
      const json = { ...studentFields, M05_User_Type: type }
      expect(await ask('POST', '/users', { json })).toEqual(
        invalid({ M05_User_Type: 'User type must be student or teacher' }),
      )
    },
  )

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
})

describe('refusals', () => {
  test('a student without anything is told of each field (spec: 313 to 324, 367)', async () => {
    const { ask } = await testApi({ seed: institute })
    const faults = {
      M05_UserName: 'User Name is required',
      M05_UserCode: 'User Code is required',
      M05_CountryName: 'Country Name is required',
      M05_Gender: 'Gender is required',
      M05_DOB: 'Date of Birth is required',
      M05_M02_BachId: 'Batch ID is required',
      M07_M11_DivisionId: 'Division is required',
      M05_Qualification: 'Qualification is required',
      M05_JoiningDate: 'Joining Date is required',
      M05_MobileNumber: 'Mobile Number is required',
      M05_Address: 'Address is required',
    }
    expect(await ask('POST', '/users', { json: { M05_User_Type: 'student' } })).toEqual(
      invalid({ ...faults, M05_Password: 'Password is required' }),
    )
    expect(await ask('PUT', '/users/215', { json: {} })).toEqual(invalid(faults))
  })

  test('a teacher also needs an e-mail address and a specialization (spec: 333 to 337)', async () => {
    const { ask } = await testApi({ seed: institute })
    const json = { ...teacherFields, M05_Email: '', M06_Specialization: ' ' }
    const refused = invalid({
      M05_Email: 'Email is required',
      M06_Specialization: 'Specialization is required',
    })
    expect(await ask('POST', '/users', { json })).toEqual(refused)
    expect(await ask('PUT', '/users/103', { json })).toEqual(refused)
  })

  test.each([
    ['0910000000', 'Invalid phone number'],
    ['9', 'Invalid phone number'],
    ['+1234567890123456', 'Invalid phone number'],
  ])('a mobile of %s is refused (spec: 326, 328, 329)', async (mobile, message) => {
    const { ask } = await testApi({ seed: institute })
    const json = { ...studentFields, M05_MobileNumber: mobile }
    expect(await ask('POST', '/users', { json })).toEqual(invalid({ M05_MobileNumber: message }))
  })
})

import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { fieldErrors } from '#contract/errors.ts'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { NewUser, StudentBody, StudentUpdate, TeacherBody, TeacherUpdate } from '#contract/userForms.ts'

const student = {
  M05_UserName: 'Fathima Nasreen',
  M05_UserCode: 'IHS-1038',
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '2001-02-14',
  M05_M02_BachId: '7',
  M05_Qualification: 'B.A. Arabic',
  M05_JoiningDate: '2024-06-04',
  M05_MobileNumber: '+910000001038',
  M05_Address: '12/204, Masjid Road',
  M05_Email: '',
  M05_Password: 'kT7#vQ2m!xRb',
  M07_M11_DivisionId: '3',
}
const teacher = { ...student, M05_Email: 'asma@example.org', M06_Specialization: 'Fiqh' }

const problemsOf = (schema: z.ZodMiniType, body: object) => {
  const result = schema.safeParse(body)
  return result.success ? {} : fieldErrors(result.error)
}

describe('a student', () => {
  test('is read with ids as numbers, and may log in unless it is said (spec: 374, 377)', () => {
    expect(StudentBody.parse(student)).toEqual({
      ...student,
      M05_M02_BachId: 7,
      M07_M11_DivisionId: 3,
      M05_AllowLogin: 1,
      M05_IsActive: 1,
    })
    expect(TeacherBody.parse({ ...teacher, M05_AllowLogin: '0', M05_IsActive: false })).toMatchObject({
      M05_AllowLogin: 0,
      M05_IsActive: 0,
    })
    expect(problemsOf(TeacherBody, { ...teacher, M05_AllowLogin: 'x', M05_IsActive: 2 })).toEqual({
      M05_AllowLogin: ['Allow Login must be 1 or 0'],
      M05_IsActive: ['Is Active must be 1 or 0'],
    })
  })

  test.each(['+12', '12', '919876543210', '+123456789012345', '123456789012345'])(
    'may have the mobile number %s (spec: 325, 327, 473)',
    (mobile) => expect(problemsOf(StudentBody, { ...student, M05_MobileNumber: mobile })).toEqual({}),
  )

  test.each(['0484123456', '+0123', '1', '+1', '1234567890123456', '98765 43210', '12a', '++12'])(
    'may not have the mobile number %s (spec: 326, 328, 329)',
    (mobile) =>
      expect(problemsOf(StudentBody, { ...student, M05_MobileNumber: mobile })).toEqual({
        M05_MobileNumber: ['Invalid phone number'],
      }),
  )

  test('may do without an e-mail address, but not with a malformed one (spec: 330, 331)', () => {
    for (const none of ['', '  ', null, undefined]) {
      expect(StudentBody.parse({ ...student, M05_Email: none }).M05_Email).toBe('')
    }
    for (const wrong of ['asma', 'asma@', '@example.org', 'a b@example.org', 'asma@example']) {
      expect(problemsOf(StudentBody, { ...student, M05_Email: wrong })).toEqual({
        M05_Email: ['Invalid email address'],
      })
    }
  })

  test('has a password of 8 characters or more (spec: 332, 472)', () => {
    expect(problemsOf(StudentBody, { ...student, M05_Password: '1234567' })).toEqual({
      M05_Password: ['Password must be at least 8 characters'],
    })
    expect(problemsOf(StudentUpdate, { ...student, M05_Password: '1234567' })).toEqual({
      M05_Password: ['Password must be at least 8 characters'],
    })
    expect(problemsOf(StudentBody, { ...student, M05_Password: '12345678' })).toEqual({})
  })

  test('keeps the password where none or the marker is sent, on change only', () => {
    for (const kept of [PASSWORD_MARKER, '', null, undefined]) {
      expect(StudentUpdate.parse({ ...student, M05_Password: kept }).M05_Password).toBeUndefined()
      expect(problemsOf(StudentBody, { ...student, M05_Password: kept })).toEqual({
        M05_Password: ['Password is required'],
      })
    }
  })

  test.each(['2001-02-30', '14-02-2001', '2001-2-14', 'yesterday', '2001-02-14T00:00:00Z'])(
    'is not born on %s',
    (day) =>
      expect(problemsOf(StudentBody, { ...student, M05_DOB: day })).toEqual({
        M05_DOB: ['Date of Birth must be a date, such as 2024-06-03'],
      }),
  )
})

describe('a teacher', () => {
  test('may be given a short password on change, not at first (spec: 338)', () => {
    expect(TeacherUpdate.parse({ ...teacher, M05_Password: 'short' }).M05_Password).toBe('short')
    expect(problemsOf(TeacherBody, { ...teacher, M05_Password: 'short' })).toEqual({
      M05_Password: ['Password must be at least 8 characters'],
    })
  })
})

test('the user type says whose fields the others are (spec: 244, 393, 394)', () => {
  expect(NewUser.parse({ ...student, M05_User_Type: 'student' })).toHaveProperty('M07_M11_DivisionId', 3)
  expect(NewUser.parse({ ...teacher, M05_User_Type: 'teacher' })).not.toHaveProperty('M07_M11_DivisionId')
  for (const wrong of [undefined, 'admin', ['student']]) {
    expect(problemsOf(NewUser, { ...student, M05_User_Type: wrong })).toEqual({
      M05_User_Type: ['User type must be student or teacher'],
    })
  }
})

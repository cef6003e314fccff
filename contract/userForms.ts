import * as z from 'zod/mini'
import { KeptOrAnyPassword, KeptOrNewPassword, NewPassword } from './access/password.ts'
import { requiredId } from './ids.ts'
import { phonePattern, prepared, requiredText, unlessBlank } from './text/text.ts'
import { plainDate } from './time/dates.ts'
import { GENDERS } from './users.ts'

const INVALID_PHONE = 'Invalid phone number'
const INVALID_ADDRESS = 'Invalid email address'

/**
 * An address whose part after the @ contains a dot, but does not begin with one. The expression is unambiguous, so it
 * runs in linear time.
 */
const emailPattern = /^[^\s@\p{C}]+@[^\s@\p{C}][^\s@.\p{C}]*\.[^\s@\p{C}]+$/u

/** 1 or 0, in every spelling that forms and JSON use; 1 if it is missing. */
const flag = (label: string) =>
  prepared(
    (value) => (value === undefined ? 1 : value),
    z.union(
      [
        z.pipe(
          z.literal([1, '1', true, 'true']),
          z.transform(() => 1 as const),
        ),
        z.pipe(
          z.literal([0, '0', false, 'false']),
          z.transform(() => 0 as const),
        ),
      ],
      { error: `${label} must be 1 or 0` },
    ),
  )

const requiredEmail = z.pipe(
  requiredText('Email', 254),
  z.string().check(z.regex(emailPattern, INVALID_ADDRESS)),
)

/** '' if there is none (reading Q52). */
const optionalEmail = z.pipe(
  prepared(unlessBlank, z.optional(requiredEmail)),
  z.transform((email) => email ?? ''),
)

/** Fields of both forms, with their messages. @spec 313-332 */
const personBody = {
  M05_UserName: requiredText('User Name', 255),
  M05_UserCode: requiredText('User Code', 64),
  M05_CountryName: requiredText('Country Name', 100),
  M05_Gender: z.enum(GENDERS, { error: 'Gender is required' }),
  M05_DOB: plainDate('Date of Birth'),
  M05_M02_BachId: requiredId('Batch ID is required'),
  M05_Qualification: requiredText('Qualification', 255),
  M05_JoiningDate: plainDate('Joining Date'),
  M05_MobileNumber: z.pipe(
    requiredText('Mobile Number', 40),
    z.string().check(z.regex(phonePattern, INVALID_PHONE)),
  ),
  M05_Address: requiredText('Address', 1000),
  M05_AllowLogin: flag('Allow Login'),
  M05_IsActive: flag('Is Active'),
}

const studentBody = {
  ...personBody,
  M05_Email: optionalEmail,
  M07_M11_DivisionId: requiredId('Division is required'),
}

/** A teacher has no division (reading Q39). */
const teacherBody = {
  ...personBody,
  M05_Email: requiredEmail,
  M06_Specialization: requiredText('Specialization', 255),
}

/** The fields of a new student. @spec 313-332 */
export const StudentBody = z.object({ ...studentBody, M05_Password: NewPassword })
/** The fields of a changed student; the password is optional. */
export const StudentUpdate = z.object({ ...studentBody, M05_Password: KeptOrNewPassword })
/** The fields of a new teacher. @spec 333-337 */
export const TeacherBody = z.object({ ...teacherBody, M05_Password: NewPassword })
/** The fields of a changed teacher; a new password may have any length. @spec 338 */
export const TeacherUpdate = z.object({ ...teacherBody, M05_Password: KeptOrAnyPassword })

export type StudentBody = z.output<typeof StudentBody>
export type StudentUpdate = z.output<typeof StudentUpdate>
export type TeacherBody = z.output<typeof TeacherBody>
export type TeacherUpdate = z.output<typeof TeacherUpdate>

const NewStudent = z.extend(StudentBody, { M05_User_Type: z.literal('student') })
const NewTeacher = z.extend(TeacherBody, { M05_User_Type: z.literal('teacher') })

/**
 * `POST /users`: the user type decides which other fields are required. The role follows from it (reading Q86). @spec
 * 393, 394
 */
export const NewUser = z.discriminatedUnion('M05_User_Type', [NewStudent, NewTeacher], {
  error: 'User type must be student or teacher',
})

export type NewUser = z.output<typeof NewUser>

import * as z from 'zod/mini'
import { plainDate } from './time/dates.ts'
import { FilterId, Id, requiredId } from './ids.ts'
import { PageQuery, Version } from './paging.ts'
import { KeptOrAnyPassword, KeptOrNewPassword, NewPassword, PASSWORD_MARKER } from './access/password.ts'
import { sortKey, sortParameter } from './text/sorting.ts'
import { prepared, requiredText, unlessBlank } from './text/text.ts'

/** The values of gender. @spec 243 */
export const GENDERS = ['male', 'female', 'other'] as const

/** A phone number: an optional plus, then 2 to 15 digits, the first one 1 to 9. @spec 325-328, reading Q37 */
export const phonePattern = /^\+?[1-9]\d{1,14}$/

const INVALID_PHONE = 'Invalid phone number'
const INVALID_ADDRESS = 'Invalid email address'

/** 422 under the user code: codes are unique among students and teachers. */
export const CODE_TAKEN = 'This user code is already taken'

/**
 * An address whose part after the @ contains a dot, but does not begin with one. The expression is unambiguous, so it
 * runs in linear time.
 */
const emailPattern = /^[^\s@\p{C}]+@[^\s@\p{C}][^\s@.\p{C}]*\.[^\s@\p{C}]+$/u

/** The fields that students and teachers share. Dates are YYYY-MM-DD. @spec 241 */
const personShape = {
  M05_UserId: Id,
  M05_UserName: z.string(),
  M05_UserCode: z.string(),
  M05_CountryName: z.string(),
  M05_Gender: z.enum(GENDERS),
  M05_DOB: z.string(),
  M05_M02_BachId: Id,
  /** Ids of roles. */
  M05_M04_Role: z.array(Id),
  M05_Qualification: z.string(),
  M05_JoiningDate: z.string(),
  M05_MobileNumber: z.string(),
  M05_Address: z.string(),
  /** '' if there is none. */
  M05_Email: z.string(),
  /** In single records only: the marker if a password is set, otherwise '' (reading Q49). */
  M05_Password: z.optional(z.string()),
  M05_AllowLogin: z.union([z.literal(0), z.literal(1)]),
  M05_IsActive: z.union([z.literal(0), z.literal(1)]),
  batch: z.nullable(z.object({ M02_BatchId: Id, M02_Name: z.string() })),
}

/** A student. @spec 245 */
export const Student = z.object({
  ...personShape,
  M05_User_Type: z.literal('student'),
  M07_M11_DivisionId: z.nullable(Id),
  division: z.nullable(z.object({ M11_Division_name: z.string() })),
})

export type Student = z.output<typeof Student>

/** A teacher. @spec 246 */
export const Teacher = z.object({
  ...personShape,
  M05_User_Type: z.literal('teacher'),
  M06_Specialization: z.string(),
})

export type Teacher = z.output<typeof Teacher>

/** Replaces the password in single records by a marker that says whether one is set (reading Q49). */
const marker = { M05_Password: z.literal([PASSWORD_MARKER, '']) }

/** A student as a single record, and as a row of the list. */
export const OneStudent = z.extend(Student, marker)
export const StudentRow = z.extend(z.omit(Student, { M05_Password: true }), { version: Version })
/** A teacher as a single record, and as a row of the list. */
export const OneTeacher = z.extend(Teacher, marker)
export const TeacherRow = z.extend(z.omit(Teacher, { M05_Password: true }), { version: Version })

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

/** Lists only who is active (1), or only who left (0). Any other value in an address filters nothing. */
const ActiveFilter = z.catch(
  z.union([
    z.undefined(),
    z.pipe(
      z.literal([0, 1, '0', '1']),
      z.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
    ),
  ]),
  undefined,
)

/**
 * `GET /students?page&search&batch_id&division_id&is_active&sort`; `search` looks in name, code, e-mail, mobile, batch and division.
 * @spec 397
 */
export const StudentQuery = z.extend(PageQuery, {
  batch_id: FilterId,
  division_id: FilterId,
  is_active: ActiveFilter,
  sort: sortParameter('name', 'code', 'joined'),
})

export type StudentQuery = z.output<typeof StudentQuery>

/**
 * `GET /teachers?page&search&batch_id&is_active&sort`; `search` looks in name, code, specialization, e-mail, mobile and batch.
 * @spec 403, 404
 */
export const TeacherQuery = z.extend(PageQuery, {
  batch_id: FilterId,
  is_active: ActiveFilter,
  sort: sortParameter('name', 'code'),
})

export type TeacherQuery = z.output<typeof TeacherQuery>

type SortedPerson = Pick<Teacher, 'M05_UserName' | 'M05_UserCode' | 'M05_JoiningDate'>

/** The sort keys of people. */
export const personSortKeys = {
  name: (person: SortedPerson) => sortKey(person.M05_UserName),
  code: (person: SortedPerson) => sortKey(person.M05_UserCode),
  joined: (person: SortedPerson) => person.M05_JoiningDate,
}

/** 422 under a mentor who is no longer a teacher. */
export const NO_SUCH_TEACHER = 'This teacher does not exist any more'

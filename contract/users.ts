import * as z from 'zod/mini'
import { PASSWORD_MARKER } from './access/passwordMarker.ts'
import { FilterId, Id } from './ids.ts'
import { PageQuery, Version } from './paging.ts'
import { sortParameter } from './text/sorting.ts'

/** The values of gender. @spec 243 */
export const GENDERS = ['male', 'female', 'other'] as const

/** 422 under the user code: codes are unique among students and teachers. */
export const CODE_TAKEN = 'This user code is already taken'

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

/** 422 under a mentor who is no longer a teacher. */
export const NO_SUCH_TEACHER = 'This teacher does not exist any more'

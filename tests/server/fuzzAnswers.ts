import * as z from 'zod'
import { LoginAnswer } from '#contract/auth.ts'
import { Batch } from '#contract/batches.ts'
import { Class } from '#contract/classes.ts'
import { Course } from '#contract/courses.ts'
import { Division } from '#contract/divisions.ts'
import { Id, IdsByName } from '#contract/ids.ts'
import { pagedOf } from '#contract/paging.ts'
import { PASSWORD_MARKER } from '#contract/password.ts'
import { Role } from '#contract/roles.ts'
import { Student, Teacher } from '#contract/users.ts'

/** One kind of record: where it is, and what answers about it look like. */
interface Kind {
  path: string
  writePath: string
  idField: string
  /** The field by which a search finds it; roles are not searched. */
  nameField?: string
  one: z.ZodType
  list: z.ZodType
}

const success = z.literal(true)
const data = <T extends z.ZodType>(shape: T) => z.strictObject({ data: shape })
const page = <T extends z.ZodType>(row: T) => pagedOf(row).strict()

/** Never anything but the marker, or nothing where no password is set. */
const marker = { M05_Password: z.literal([PASSWORD_MARKER, '']) }
const ReadClass = Class.extend({ M03_M11_DivisionIds: z.array(Id) }).strict()
const OneStudent = Student.extend(marker).strict()
const OneTeacher = Teacher.extend(marker).strict()

export const kinds: Kind[] = [
  {
    path: '/api/new_role',
    writePath: '/api/new_role',
    idField: 'M04_RoleId',
    one: Role.extend({ name: z.string() }).strict(),
    list: data(z.array(Role.strict())),
  },
  {
    path: '/api/courses',
    writePath: '/api/courses',
    idField: 'M01_CourseId',
    nameField: 'M01_Title',
    one: Course.strict(),
    list: page(Course.strict()),
  },
  {
    path: '/api/batches',
    writePath: '/api/batches',
    idField: 'M02_BatchId',
    nameField: 'M02_Name',
    one: Batch.strict(),
    list: data(page(Batch.strict())),
  },
  {
    path: '/api/teachers',
    writePath: '/api/users',
    idField: 'M05_UserId',
    nameField: 'M05_UserName',
    one: OneTeacher,
    list: page(Teacher.omit({ M05_Password: true }).strict()),
  },
  {
    path: '/api/division',
    writePath: '/api/division',
    idField: 'M11_Division_id',
    nameField: 'M11_Division_name',
    one: Division.strict(),
    list: z.union([page(Division.strict()), data(page(Division.strict()))]),
  },
  {
    path: '/api/students',
    writePath: '/api/users',
    idField: 'M05_UserId',
    nameField: 'M05_UserName',
    one: OneStudent,
    list: page(Student.omit({ M05_Password: true }).strict()),
  },
  {
    path: '/api/classes',
    writePath: '/api/classes',
    idField: 'M03_ClassesId',
    nameField: 'M03_Title',
    one: ReadClass,
    list: page(ReadClass),
  },
]

const written = (record: z.ZodType) => z.strictObject({ success, data: record })
const writtenUser = written(z.union([OneStudent, OneTeacher]))

/** What a good answer of each route looks like; a route without a line here is caught by the fuzz itself. */
export const answers: Record<string, z.ZodType> = {
  'GET /api/health': z.strictObject({ status: z.literal('ok') }),
  'POST /api/admin/login': LoginAnswer.strict(),
  'POST /api/admin/logout': z.strictObject({ success }),
  'GET /api/batch_ids': data(IdsByName),
  'GET /api/course_ids': data(IdsByName),
  'POST /api/users': writtenUser,
  'PUT /api/users/:id': writtenUser,
}
for (const { path, writePath, one, list } of kinds) {
  answers[`GET ${path}`] = list
  answers[`GET ${path}/:id`] = data(one)
  answers[`DELETE ${path}/:id`] = z.strictObject({ success, message: z.string() })
  answers[`POST ${path}/:id/restore`] = written(one)
  if (writePath !== path) continue
  answers[`POST ${path}`] = written(one)
  answers[`PUT ${path}/:id`] = written(one)
}

/** An answer that carries a record just written, of whatever kind. */
export const Written = z.strictObject({ success, data: z.record(z.string(), z.unknown()) })

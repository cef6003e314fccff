import * as z from 'zod/mini'
import { AuditEntry } from '#contract/audit.ts'
import { LoginAnswer } from '#contract/auth.ts'
import { Batch } from '#contract/batches.ts'
import { Class } from '#contract/classes.ts'
import { Course } from '#contract/courses.ts'
import { Division } from '#contract/divisions.ts'
import { Id, IdsByName } from '#contract/ids.ts'
import { pagedOf } from '#contract/paging.ts'
import { PASSWORD_MARKER } from '#contract/password.ts'
import { Role } from '#contract/roles.ts'
import { TrashEntry } from '#contract/trash.ts'
import { Student, Teacher } from '#contract/users.ts'

/** One kind of record: where it is, and what answers about it look like. */
interface Kind {
  path: string
  writePath: string
  idField: string
  /** The field by which a search finds it; roles are not searched. */
  nameField?: string
  one: z.ZodMiniType
  list: z.ZodMiniType
}

const success = z.literal(true)
const data = <T extends z.ZodMiniType>(shape: T) => z.strictObject({ data: shape })
/** A shape, and nothing beside it. */
const strict = <S extends z.core.$ZodShape>({ shape }: { shape: S }) => z.strictObject(shape)
const page = <T extends z.ZodMiniType>(row: T) => strict(pagedOf(row))

/** Never anything but the marker, or nothing where no password is set. */
const marker = { M05_Password: z.literal([PASSWORD_MARKER, '']) }
const ReadClass = strict(z.extend(Class, { M03_M11_DivisionIds: z.array(Id) }))
const OneStudent = strict(z.extend(Student, marker))
const OneTeacher = strict(z.extend(Teacher, marker))

export const kinds: Kind[] = [
  {
    path: '/api/new_role',
    writePath: '/api/new_role',
    idField: 'M04_RoleId',
    one: strict(z.extend(Role, { name: z.string() })),
    list: data(z.array(strict(Role))),
  },
  {
    path: '/api/courses',
    writePath: '/api/courses',
    idField: 'M01_CourseId',
    nameField: 'M01_Title',
    one: strict(Course),
    list: page(strict(Course)),
  },
  {
    path: '/api/batches',
    writePath: '/api/batches',
    idField: 'M02_BatchId',
    nameField: 'M02_Name',
    one: strict(Batch),
    list: data(page(strict(Batch))),
  },
  {
    path: '/api/teachers',
    writePath: '/api/users',
    idField: 'M05_UserId',
    nameField: 'M05_UserName',
    one: OneTeacher,
    list: page(strict(z.omit(Teacher, { M05_Password: true }))),
  },
  {
    path: '/api/division',
    writePath: '/api/division',
    idField: 'M11_Division_id',
    nameField: 'M11_Division_name',
    one: strict(Division),
    list: z.union([page(strict(Division)), data(page(strict(Division)))]),
  },
  {
    path: '/api/students',
    writePath: '/api/users',
    idField: 'M05_UserId',
    nameField: 'M05_UserName',
    one: OneStudent,
    list: page(strict(z.omit(Student, { M05_Password: true }))),
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

const written = (record: z.ZodMiniType) => z.strictObject({ success, data: record })
const writtenUser = written(z.union([OneStudent, OneTeacher]))

/** What a good answer of each route looks like; a route without a line here is caught by the fuzz itself. */
export const answers: Record<string, z.ZodMiniType> = {
  'GET /api/health': z.strictObject({ status: z.literal('ok') }),
  'POST /api/admin/login': strict(LoginAnswer),
  'POST /api/admin/logout': z.strictObject({ success }),
  'GET /api/batch_ids': data(IdsByName),
  'GET /api/course_ids': data(IdsByName),
  'GET /api/audit': page(strict(AuditEntry)),
  'GET /api/trash': page(strict(TrashEntry)),
  'DELETE /api/trash/:kind/:id': z.strictObject({ success, message: z.string() }),
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

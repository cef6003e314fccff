import * as z from 'zod/mini'
import { AuditEntry, AuditQuery } from './audit.ts'
import { LoginAnswer, LoginBody } from './auth.ts'
import { Batch, BatchBody, BatchQuery } from './batches.ts'
import { Class, ClassBody, ClassQuery, ClassUpdate } from './classes.ts'
import { Course, CourseBody, CourseQuery } from './courses.ts'
import { Division, DivisionBody, DivisionQuery } from './divisions.ts'
import { Id, IdsByName } from './ids.ts'
import { KINDS, kindInfo, type RecordKind } from './kinds.ts'
import { pagedOf } from './paging.ts'
import { PASSWORD_MARKER } from './password.ts'
import { Role, RoleBody } from './roles.ts'
import { XLSX } from './spreadsheet.ts'
import { TrashEntry, TrashQuery } from './trash.ts'
import {
  NewStudent,
  NewTeacher,
  Student,
  StudentQuery,
  StudentUpdate,
  Teacher,
  TeacherQuery,
  TeacherUpdate,
} from './users.ts'

/** One method at one address: what it takes, and what a good answer is. */
export interface Endpoint {
  /** What it does, in a few words. */
  summary: string
  query?: z.ZodMiniObject
  /** The forms that a body may have. */
  bodies?: readonly z.ZodMiniObject[]
  answer: z.ZodMiniType
  /** A file in place of the answer, for whoever asks with this in the query. */
  file?: { name: string; value: string; mediaType: string }
  /** Makes a record: 201, and `Idempotency-Key` is understood. */
  isMaking?: boolean
  /** Changes a record: `If-Match` is understood. */
  isChanging?: boolean
  /** Whether the endpoint is public; all others require a session. */
  isOpen?: boolean
}

const success = z.literal(true)
const data = <T extends z.ZodMiniType>(shape: T) => z.strictObject({ data: shape })
const written = <T extends z.ZodMiniType>(record: T) => z.strictObject({ success, data: record })
/** A shape, and nothing beside it. */
const strict = <S extends z.core.$ZodShape>({ shape }: { shape: S }) => z.strictObject(shape)
const page = <T extends z.ZodMiniType>(row: T) => strict(pagedOf(row))
const done = z.strictObject({ success, message: z.string() })

/** Never anything but the marker, or nothing where no password is set (reading Q49). */
const marker = { M05_Password: z.literal([PASSWORD_MARKER, '']) }
const OneClass = strict(z.extend(Class, { M03_M11_DivisionIds: z.array(Id) }))
const OneStudent = strict(z.extend(Student, marker))
const OneTeacher = strict(z.extend(Teacher, marker))

/** What is sent and answered of a kind of record. */
export interface RecordShapes {
  query?: z.ZodMiniObject
  one: z.ZodMiniType
  list: z.ZodMiniType
  body?: z.ZodMiniObject
  update?: z.ZodMiniObject
  /** Its list as a file. */
  file?: NonNullable<Endpoint['file']>
}

/** Every kind of record; what others refer to comes before them. */
export const recordShapes: Record<RecordKind, RecordShapes> = {
  roles: {
    one: strict(z.extend(Role, { name: z.string() })),
    list: data(z.array(strict(Role))),
    body: RoleBody,
  },
  courses: {
    query: CourseQuery,
    one: strict(Course),
    list: page(strict(Course)),
    body: CourseBody,
  },
  batches: {
    query: BatchQuery,
    one: strict(Batch),
    list: data(page(strict(Batch))),
    body: BatchBody,
  },
  teachers: {
    query: TeacherQuery,
    one: OneTeacher,
    list: page(strict(z.omit(Teacher, { M05_Password: true }))),
  },
  divisions: {
    query: DivisionQuery,
    one: strict(Division),
    list: z.union([page(strict(Division)), data(page(strict(Division)))]),
    body: DivisionBody,
  },
  students: {
    query: StudentQuery,
    one: OneStudent,
    list: page(strict(z.omit(Student, { M05_Password: true }))),
    file: { name: 'export', value: 'export', mediaType: XLSX },
  },
  classes: {
    query: ClassQuery,
    one: OneClass,
    list: page(OneClass),
    body: ClassBody,
    update: ClassUpdate,
  },
}

/** What is done to every kind of record alike. */
function endpointsOf(kind: RecordKind, { query, one, list, body, update = body, file }: RecordShapes) {
  const { name: title, path, writePath } = kindInfo(kind)
  const name = title.toLowerCase()
  const known: Record<string, Endpoint> = {
    [`GET ${path}`]: {
      summary: `List of ${name} records`,
      answer: list,
      ...(query && { query }),
      ...(file && { file }),
    },
    [`GET ${path}/:id`]: { summary: `One ${name}`, answer: data(one) },
    [`DELETE ${path}/:id`]: { summary: `Delete a ${name}: it rests in the trash for 30 days`, answer: done },
    [`POST ${path}/:id/restore`]: { summary: `Bring a deleted ${name} back`, answer: written(one) },
  }
  if (writePath !== path || !body || !update) return known
  return {
    ...known,
    [`POST ${path}`]: { summary: `Add a ${name}`, bodies: [body], answer: written(one), isMaking: true },
    [`PUT ${path}/:id`]: {
      summary: `Change a ${name}`,
      bodies: [update],
      answer: written(one),
      isChanging: true,
    },
  }
}

const OneUser = z.union([OneStudent, OneTeacher])

/**
 * Every endpoint of the API by method and path, below the base; ids stand as `:id`. `/openapi.json` is made from it, and
 * the tests hold real answers to it. Metrics are not in it: they are the operator's, and text.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET /health': {
    summary: 'Whether the server answers',
    answer: z.strictObject({ status: z.literal('ok') }),
    isOpen: true,
  },
  'GET /ready': {
    summary: 'Whether the server can do its work: its database reads and writes',
    answer: z.strictObject({ status: z.literal('ready') }),
    isOpen: true,
  },
  'GET /openapi.json': {
    summary: 'This description',
    answer: z.looseObject({ openapi: z.literal('3.1.0') }),
    isOpen: true,
  },
  'POST /admin/login': { summary: 'Sign in', bodies: [LoginBody], answer: strict(LoginAnswer), isOpen: true },
  // 202 with a message where it is over, but not written yet.
  'POST /admin/logout': {
    summary: 'End this session',
    answer: z.strictObject({ success, message: z.optional(z.string()) }),
  },
  'GET /batch_ids': { summary: 'Ids of all batches by name', answer: data(IdsByName) },
  'GET /course_ids': { summary: 'Ids of all courses by title', answer: data(IdsByName) },
  ...Object.fromEntries(KINDS.flatMap((kind) => Object.entries(endpointsOf(kind, recordShapes[kind])))),
  'POST /users': {
    summary: 'Add a student or a teacher',
    bodies: [NewStudent, NewTeacher],
    answer: written(OneUser),
    isMaking: true,
  },
  'PUT /users/:id': {
    summary: 'Change a student or a teacher',
    bodies: [StudentUpdate, TeacherUpdate],
    answer: written(OneUser),
    isChanging: true,
  },
  'GET /audit': { summary: 'The history: who did what', query: AuditQuery, answer: page(strict(AuditEntry)) },
  'GET /trash': {
    summary: 'Deleted records that can still come back',
    query: TrashQuery,
    answer: page(strict(TrashEntry)),
  },
  'DELETE /trash/:kind/:id': {
    summary: 'Erase a deleted record for good, also from the history',
    answer: done,
  },
}

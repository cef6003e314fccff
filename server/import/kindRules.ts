import * as z from 'zod/mini'
import type { Class } from '#contract/classes/classes.ts'
import { ClassBody, ClassUpdate } from '#contract/classes/classBodies.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import type { Student, Teacher } from '#contract/users.ts'
import { StudentBody, StudentUpdate, TeacherBody, TeacherUpdate } from '#contract/userForms.ts'
import { classColumns, teacherColumns, type RowColumn } from '#server/export/chosen.ts'
import { studentColumns } from '#server/export/studentRegister.ts'
import type { NewIds, Register } from '#server/store/importStore.ts'

export type Fields = Record<string, unknown>

/** How the rows of one kind are validated: by the schemas of its forms, without passwords. */
export interface KindRules<Row, Body extends Fields> {
  kind: ImportKind
  adds: z.ZodMiniType<Body>
  changes: z.ZodMiniType<Body>
  /** How exports show a record, by the label of each field. */
  columns: (roles: Register<Row>['roles']) => readonly RowColumn<Row>[]
  /** Returns the fields of a form with the record. */
  bodyOf: (row: Row) => Fields
  idOf: (row: Row) => number
  roleOf?: (row: Row | undefined, roles: Register<Row>['roles']) => string
  nameField: string
  batchField: string
  divisionField: string | undefined
  /** Returns the body with the ids of batches and divisions that were added with it. */
  relinked: (body: Body, ids: NewIds) => Body
}

const noPassword = { M05_Password: true } as const
const NewStudent = z.omit(StudentBody, noPassword)
const ChangedStudent = z.omit(StudentUpdate, noPassword)
const NewTeacher = z.omit(TeacherBody, noPassword)
const ChangedTeacher = z.omit(TeacherUpdate, noPassword)

export type ImportedStudent = z.output<typeof ChangedStudent>
export type ImportedTeacher = z.output<typeof ChangedTeacher>
export type ImportedClass = z.output<typeof ClassUpdate>

const person = {
  idOf: (row: { M05_UserId: number }) => row.M05_UserId,
  nameField: 'M05_UserName',
  batchField: 'M05_M02_BachId',
}

const personFields = ({
  M05_UserId: _id,
  M05_User_Type: _type,
  M05_M04_Role: _role,
  M05_Password: _password,
  batch: _batch,
  ...fields
}: Omit<Student, 'division'> | Teacher): Fields => fields

const newId = (ids: ReadonlyMap<number, number>, id: number) => ids.get(id) ?? id

const STUDENT = 'student'

export const studentRules: KindRules<Student, ImportedStudent> = {
  kind: 'students',
  adds: NewStudent,
  changes: ChangedStudent,
  columns: studentColumns,
  bodyOf: ({ division: _division, ...student }) => personFields(student),
  roleOf: (student, roles) => student?.M05_M04_Role.map((id) => roles.get(id) ?? '').join(', ') ?? STUDENT,
  divisionField: 'M07_M11_DivisionId',
  relinked: (body, { batches, divisions }) => ({
    ...body,
    M05_M02_BachId: newId(batches, body.M05_M02_BachId),
    M07_M11_DivisionId: newId(divisions, body.M07_M11_DivisionId),
  }),
  ...person,
}

export const teacherRules: KindRules<Teacher, ImportedTeacher> = {
  kind: 'teachers',
  adds: NewTeacher,
  changes: ChangedTeacher,
  columns: () => teacherColumns,
  bodyOf: personFields,
  divisionField: undefined,
  relinked: (body, { batches }) => ({ ...body, M05_M02_BachId: newId(batches, body.M05_M02_BachId) }),
  ...person,
}

export const classRules: KindRules<Class, ImportedClass> = {
  kind: 'classes',
  adds: ClassBody,
  changes: ClassUpdate,
  columns: () => classColumns,
  bodyOf: ({ M03_ClassesId: _id, batch: _batch, divisions, ...lesson }) => ({
    ...lesson,
    M03_M11_DivisionIds: divisions.map((division) => division.M11_Division_id),
  }),
  idOf: (lesson) => lesson.M03_ClassesId,
  nameField: 'M03_Title',
  batchField: 'M03_M02_BatchId',
  divisionField: 'M03_M11_DivisionIds',
  relinked: (body, { batches, divisions }) => ({
    ...body,
    M03_M02_BatchId: newId(batches, body.M03_M02_BatchId),
    M03_M11_DivisionIds: body.M03_M11_DivisionIds.map((id) => newId(divisions, id)),
  }),
}

import type { Class } from './classes/classes.ts'
import type { RecordKind } from './kinds.ts'
import type { PlainRecords } from './plainKinds.ts'
import type { Role } from './roles.ts'
import type { Student, Teacher } from './users.ts'

interface RecordTypes extends PlainRecords {
  students: Student
  teachers: Teacher
  classes: Class
  roles: Role
}

/** The record type of each kind. A missing kind is a type error here. */
export type RecordsByKind = { [Kind in RecordKind]: RecordTypes[Kind][] }

type Field = { [Kind in RecordKind]: keyof RecordTypes[Kind] }[RecordKind]

/** All fields of all records, by their wire names, except copies of another record's name. */
export type RecordField = Extract<Field, `M${string}_${string}`>

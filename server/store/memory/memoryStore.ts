import type { Batch } from '#contract/batches.ts'
import type { Class } from '#contract/classes.ts'
import type { Division } from '#contract/divisions.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { RecordsByKind } from '#contract/records.ts'
import { STUDENT_ROLE, TEACHER_ROLE } from '#contract/roles.ts'
import type { Student, Teacher } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import type { KeptEntry } from '#server/store/auditEntries.ts'
import type { SeedAccount } from './accountTables.ts'
import { memoryAccounts } from './memoryAccounts.ts'
import { memoryImports } from './imports.ts'
import { memoryUndo } from './importUndo.ts'
import { memoryAudit, memoryTrash } from './memoryAudit.ts'
import { memoryBatches } from './memoryBatches.ts'
import { memoryClassPages, noteLeaving } from './memoryClassPages.ts'
import { memoryClasses } from './memoryClasses.ts'
import { memoryCourses } from './memoryCourses.ts'
import { memoryDivisions } from './memoryDivisions.ts'
import { memoryRoles } from './memoryRoles.ts'
import { memoryStudents } from './memoryStudents.ts'
import { memoryTeachers } from './memoryTeachers.ts'
import {
  tableOf,
  type ClassRow,
  type StudentRow,
  type Table,
  type Tables,
  type TeacherRow,
} from './tables.ts'
import { memoryUpkeep } from './memoryUpkeep.ts'
import { discard } from './writes.ts'

/**
 * The initial records of a memory store. Without `roles` it has the roles that users receive. Names of other records
 * are looked up, so those in the seed are ignored. Every student and teacher has a password.
 */
export interface MemorySeed extends Partial<RecordsByKind> {
  accounts?: readonly SeedAccount[]
  /** Deleted records, with the time of deletion in ms since 1970. */
  deleted?: { kind: RecordKind; id: number; at: number }[]
  /** Class pages that are on. */
  pages?: { divisionId: number; token: string; digest: string; since: number }[]
  /** The audit trail, newest first. */
  audit?: KeptEntry[]
}

/** Returns a store that lasts as long as the page or test that created it. */
export function memoryStore(seed: MemorySeed = {}): Store {
  const tables = tablesOf(seed)
  const batches = memoryBatches(tables)
  const divisions = memoryDivisions(tables)
  const students = memoryStudents(tables)
  const teachers = memoryTeachers(tables)
  const classes = memoryClasses(tables)
  return {
    roles: memoryRoles(tables),
    courses: memoryCourses(tables),
    batches,
    divisions,
    students,
    teachers,
    classes,
    classPages: memoryClassPages(tables),
    imports: memoryImports(tables, {
      students: students.undo,
      teachers: teachers.undo,
      classes: classes.undo,
      batches: memoryUndo(batches, unchanged),
      divisions: memoryUndo(divisions, unchanged),
    }),
    audit: memoryAudit(tables),
    trash: memoryTrash(tables),
    upkeep: memoryUpkeep(tables),
    ...memoryAccounts(tables, seed.accounts ?? []),
    check: async () => undefined,
    isUnavailable: () => false,
    isFull: () => false,
    async close() {},
  }
}

function tablesOf(seed: MemorySeed): Tables {
  const userIds = { last: 0 }
  const tables: Tables = {
    roles: tableOf(seed.roles ?? [STUDENT_ROLE, TEACHER_ROLE], (role) => role.M04_RoleId),
    courses: tableOf(seed.courses ?? [], (course) => course.M01_CourseId),
    batches: tableOf((seed.batches ?? []).map(batchRow), (batch) => batch.M02_BatchId),
    divisions: tableOf((seed.divisions ?? []).map(divisionRow), (division) => division.M11_Division_id),
    students: tableOf((seed.students ?? []).map(studentRow), (student) => student.M05_UserId, userIds),
    teachers: tableOf((seed.teachers ?? []).map(teacherRow), (teacher) => teacher.M05_UserId, userIds),
    classes: tableOf((seed.classes ?? []).map(classRow), (lesson) => lesson.M03_ClassesId),
    pages: new Map(),
    cancelled: new Map(),
    submits: new Map(),
    imports: new Map(),
    erased: [],
    audit: { entries: seed.audit ?? [], last: Math.max(0, ...(seed.audit ?? []).map(({ id }) => id)) },
  }
  for (const { divisionId, token, digest, since } of seed.pages ?? [])
    tables.pages.set(divisionId, { token, digest, since })
  tables.classes.onWritten = noteLeaving(tables)
  for (const { kind, id, at } of seed.deleted ?? []) {
    const table: Table<object> = tables[kind]
    discard(table, id, at)
  }
  return tables
}

const batchRow = ({ course: _course, ...batch }: Batch) => batch

const divisionRow = ({
  batch: _batch,
  mentor: _mentor,
  students_count: _count,
  has_class_page: _page,
  ...division
}: Division) => division

const passwordHash = 'seeded'

const studentRow = ({
  batch: _batch,
  division: _division,
  M05_Password: _marker,
  ...row
}: Student): StudentRow => ({
  ...row,
  passwordHash,
})

const teacherRow = ({ batch: _batch, M05_Password: _marker, ...row }: Teacher): TeacherRow => ({
  ...row,
  passwordHash,
})

const classRow = ({ batch: _batch, divisions, ...lesson }: Class): ClassRow => ({
  ...lesson,
  divisionIds: divisions.map((division) => division.M11_Division_id).toSorted((one, other) => one - other),
})

/** Imports add batches and divisions, but change none. */
const unchanged = () => {
  throw new Error('An import does not change this kind')
}

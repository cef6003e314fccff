import type { Batch } from '#contract/batches.ts'
import type { Class } from '#contract/classes.ts'
import type { Course } from '#contract/courses.ts'
import type { Division } from '#contract/divisions.ts'
import type { PastImport } from '#contract/imports.ts'
import type { Role } from '#contract/roles.ts'
import type { SeveralOutcome } from '#contract/several.ts'
import type { Student, Teacher } from '#contract/users.ts'
import type { NewAddress } from '#server/store/classPageStore.ts'
import type { Stored } from '#server/store/store.ts'
import type { Erasure } from '#server/store/upkeepStore.ts'
import type { KeptEntry } from '#server/store/auditEntries.ts'

/** Rows of one kind by id, and the deleted ones with the time of deletion in ms since 1970. */
export interface Table<Row> {
  rows: Map<number, Stored<Row>>
  trash: Map<number, Stored<Row> & { at: number }>
  /** The last assigned id; ids are never reused. */
  sequence: { last: number }
  /** Called after a row was replaced, deleted or restored. */
  onWritten?(id: number, before: Stored<Row> | undefined, after: Stored<Row> | undefined): void
}

/** A stored batch. Fields of other records are looked up when it is read. */
export type BatchRow = Omit<Batch, 'course'>
export type DivisionRow = Omit<Division, 'batch' | 'mentor' | 'students_count' | 'has_class_page'>
export type StudentRow = Omit<Student, 'batch' | 'division' | 'M05_Password'> & { passwordHash: string }
export type TeacherRow = Omit<Teacher, 'batch' | 'M05_Password'> & { passwordHash: string }
export type ClassRow = Omit<Class, 'batch' | 'divisions'> & { divisionIds: number[] }

/** A class as it was when it left a division, which it has done so many `times`. It may be back. */
export type LeftClass = Stored<ClassRow> & { times: number; isCancelled: boolean }

/** An entry of the audit trail; `partOf` is the id of the entry about several records that it belongs to. */
export type MemoryEntry = KeptEntry & { partOf?: number | undefined }

/** All data of a memory store. */
export interface Tables {
  roles: Table<Role>
  courses: Table<Course>
  batches: Table<BatchRow>
  divisions: Table<DivisionRow>
  /** Students and teachers share one id sequence. */
  students: Table<StudentRow>
  teachers: Table<TeacherRow>
  classes: Table<ClassRow>
  /** Addresses of class pages by the id of their division. */
  pages: Map<number, NewAddress & { since: number }>
  /** Classes that left a division, by the ids of both: '7:2'. */
  cancelled: Map<string, LeftClass>
  /** Submits by key: the added record or what became of several, the digest of its fields, and the time in ms since 1970. */
  submits: Map<string, { id: number; at: number; digest: string | undefined; outcome?: SeveralOutcome }>
  /** Imports of spreadsheets, by the id of their entry in the audit trail. */
  imports: Map<number, PastImport>
  /** Erased records, oldest first. */
  erased: Erasure[]
  /** The audit trail, newest first, and its last assigned id. */
  audit: { entries: MemoryEntry[]; last: number }
}

/** Returns a table with initial rows. */
export function tableOf<Row>(
  rows: Row[],
  idOf: (row: Row) => number,
  sequence: Table<Row>['sequence'] = { last: 0 },
): Table<Row> {
  sequence.last = Math.max(sequence.last, ...rows.map(idOf))
  return {
    rows: new Map(rows.map((record) => [idOf(record), { record: { ...record }, version: 1 }])),
    trash: new Map(),
    sequence,
  }
}

/** Returns the version of a stored row, by its id. */
export const versionOf = <Row>({ rows }: Table<Row>, id: number): number => rows.get(id)?.version ?? 0

/** Returns the rows of a table, newest first. */
export function newestFirst<Row>({ rows }: Table<Row>): Row[] {
  return [...rows].toSorted(([one], [other]) => other - one).map(([, { record }]) => record)
}

/** Returns the number of rows that meet a condition. */
export function count<Row>({ rows }: Table<Row>, isCounted: (row: Row) => boolean): number {
  return [...rows.values()].filter(({ record }) => isCounted(record)).length
}

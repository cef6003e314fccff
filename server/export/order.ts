import type { ClassQuery } from '#contract/classes/classQuery.ts'
import type { StudentQuery } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import type { RowColumn } from './chosen.ts'

/** The students of an export. */
export interface AskedStudents extends Pick<StudentQuery, 'sort'> {
  kind: 'students'
  filter: Pick<StudentQuery, 'batch_id' | 'division_id' | 'is_active'>
}

/** The classes of an export. */
export interface AskedClasses extends Pick<ClassQuery, 'sort'> {
  kind: 'classes'
  filter: Pick<ClassQuery, 'batch_id' | 'division_id' | 'when' | 'from' | 'until' | 'video'>
}

export type Asked = AskedStudents | AskedClasses

/** When an export was requested, in ms since 1970, and the institute's time zone. */
export interface ExportTime {
  at: number
  zone: string
}

export type ExportOrder = Asked & ExportTime

/** The stores that an export reads. */
export type ExportSource = Pick<Store, 'students' | 'classes' | 'batches' | 'divisions' | 'roles'>

/** The records of an order. */
export interface Register<Row> {
  /** What they are called: 'Students'. */
  title: string
  /** The expected number of rows. */
  total: number
  columns: readonly RowColumn<Row>[]
  slices: () => AsyncIterable<Row[]>
  /** What the filter says beside batch and division. */
  filter: string[][]
}

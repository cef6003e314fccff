import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import type { RecordReading } from '#admin/shared/conflict/conflict.ts'

/** Id and title of the records of a kind. */
export interface RowIdentity<Row> extends Pick<RecordReading<Row>, 'record'> {
  kind: RecordKind
  idOf: (row: Row) => number
  /** The record's name for users, such as a course's title. */
  titleOf: (row: Row) => string
  /** The parameters with which lists show what refers to the record; without it nothing does. */
  filterOf?: (row: Row) => Readonly<Record<string, number>>
}

/** The same, with their form values. */
export interface RecordIdentity<Row> extends RowIdentity<Row>, Pick<RecordReading<Row>, 'valuesOf'> {}

/** The record's name in notices: 'Course "Arabic"'. */
export const fullTitle = <Row>({ kind, titleOf }: RowIdentity<Row>, row: Row) =>
  `${recordKinds[kind].name} "${titleOf(row)}"`

import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import type { RecordReading } from '#admin/shared/conflict/conflict.ts'

/** Id, title and form values of the records of a kind. */
export interface RecordIdentity<Row> extends Pick<RecordReading<Row>, 'record' | 'valuesOf'> {
  kind: RecordKind
  idOf: (row: Row) => number
  /** The record's name for users, such as a course's title. */
  titleOf: (row: Row) => string
  /** The parameters with which lists show what refers to the record; without it nothing does. */
  filterOf?: (row: Row) => Readonly<Record<string, number>>
}

/** The record's name in notices: 'Course "Arabic"'. */
export const fullTitle = <Row>({ kind, titleOf }: RecordIdentity<Row>, row: Row) =>
  `${recordKinds[kind].name} "${titleOf(row)}"`

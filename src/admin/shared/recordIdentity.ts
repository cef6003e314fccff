import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import type { RecordReading } from './conflict.ts'

/** How screens tell the records of a kind apart, what they call them, and how forms hold them. */
export interface RecordIdentity<Row> extends Pick<RecordReading<Row>, 'record' | 'valuesOf'> {
  kind: RecordKind
  idOf: (row: Row) => number
  /** By what people know it: a course's title. */
  titleOf: (row: Row) => string
}

/** As notices call it: 'Course "Arabic"'. */
export const fullTitle = <Row>({ kind, titleOf }: RecordIdentity<Row>, row: Row) =>
  `${recordKinds[kind].name} "${titleOf(row)}"`

import type { ImportCheck, ValidatedRow } from '#contract/import/import.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import { outcomes, type Outcome } from './importTexts.ts'
import type { Draft } from './draft.ts'

/** A row of the file beside what would happen to it. */
export interface CheckedRow {
  /** Its place among all rows, from 0. */
  index: number
  cells: readonly string[]
  validated: ValidatedRow
}

/** Returns the rows with an outcome, or all; the most important first. */
export function checkedRows(draft: Draft, check: ImportCheck, only: Outcome | 'all'): CheckedRow[] {
  const groups = new Map<Outcome, CheckedRow[]>(outcomes.map((outcome) => [outcome, []]))
  for (const [index, validated] of check.rows.entries()) {
    const cells = draft.rows[index]?.cells ?? []
    if (only === 'all' || only === validated.outcome)
      groups.get(validated.outcome)?.push({ index, cells, validated })
  }
  return [...groups.values()].flat()
}

/** The fields by which people recognise a row. */
const known: Readonly<Record<ImportKind, readonly string[]>> = {
  students: ['M05_UserCode', 'M05_M02_BachId', 'M07_M11_DivisionId', 'M05_MobileNumber', 'M05_JoiningDate'],
  teachers: ['M05_UserCode', 'M06_Specialization', 'M05_M02_BachId', 'M05_MobileNumber'],
  classes: ['M03_SubjectName', 'M03_M02_BatchId', 'M03_M11_DivisionIds', 'M03_ScheduledAt'],
}

const names: Readonly<Record<ImportKind, string>> = {
  students: 'M05_UserName',
  teachers: 'M05_UserName',
  classes: 'M03_Title',
}

/** A field that is shown in a column of its own. */
export interface ShownField {
  field: string
  /** Its column in the file; -1 if it has none. */
  column: number
}

/** Returns the field that names a row, and the others that are shown: those people know, and those with a problem or a change. */
export function shownFields(kind: ImportKind, draft: Draft, check: ImportCheck) {
  const touched = new Set(known[kind])
  for (const { errors, warnings, changes } of check.rows)
    for (const part of [errors, warnings, changes])
      for (const field of Object.keys(part ?? {})) touched.add(field)
  const place = (field: string): ShownField => ({ field, column: draft.columns.indexOf(field) })
  const name = names[kind]
  return {
    name: place(name),
    others: draft.columns.flatMap((field, column) =>
      field !== null && field !== name && touched.has(field) ? [{ field, column }] : [],
    ),
  }
}

/** The messages of a row that belong to no column of the file. */
export function messagesOfRow(
  { validated: { errors = {} } }: CheckedRow,
  columns: Draft['columns'],
): string[] {
  return Object.entries(errors).flatMap(([field, messages]) => (columns.includes(field) ? [] : messages))
}

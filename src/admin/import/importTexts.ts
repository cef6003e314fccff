import type { ValidatedRow } from '#contract/import/import.ts'
import { importFields, type ImportKind } from '#contract/import/importFields.ts'
import { paths } from '#contract/paths.ts'
import type { BadgeProps } from '#design-system/Badge/Badge.tsx'
import type { IconName } from '#design-system/Icon/Icon.tsx'

/** What would happen to a row. */
export type Outcome = ValidatedRow['outcome']

/** '1 row', '60 rows'. */
export const rowsText = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

/** The list that an import belongs to. */
export const listOf: Readonly<Record<ImportKind, string>> = {
  students: paths.admin.students,
  teachers: paths.admin.teachers,
  classes: paths.admin.classes,
}

/** What the form calls a field. */
export const labelOf = (kind: ImportKind, name: string) =>
  importFields[kind].find(({ field }) => field === name)?.label ?? name

interface OutcomeLooks {
  name: string
  tone: NonNullable<BadgeProps['tone']>
  icon: IconName
}

/** How each outcome is shown, in the order of importance. */
export const outcomeLooks: Readonly<Record<Outcome, OutcomeLooks>> = {
  refused: { name: 'Refused', tone: 'bad', icon: 'alert' },
  changed: { name: 'Changed', tone: 'warn', icon: 'edit' },
  added: { name: 'New', tone: 'ok', icon: 'add' },
  same: { name: 'Same', tone: 'neutral', icon: 'check' },
}

/** The outcomes, the most important first. */
export const outcomes: readonly Outcome[] = ['refused', 'changed', 'added', 'same']

import type { FormValues } from '#admin/shared/form/draft.ts'
import type { Changer } from './useWhoChanged.ts'

const inWords = new Intl.ListFormat('en', { type: 'conjunction' })

/** Labels of fields in one text. Passwords have none. */
export const labelsText = (names: readonly string[], labels: FormValues) =>
  inWords.format(names.map((name) => labels[name] ?? 'Password'))

/** Who changed a record, if that is known. */
export const personText = (by: Changer | undefined) => by?.name ?? 'Somebody else'

/** 'Batch and Division were changed by nadira meanwhile.' */
export function changedText(names: readonly string[], labels: FormValues, by: Changer | undefined) {
  const who = by?.name ?? 'somebody else'
  return `${labelsText(names, labels)} ${names.length === 1 ? 'was' : 'were'} changed by ${who} meanwhile.`
}

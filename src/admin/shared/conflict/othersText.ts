import type { FormValues } from '#admin/shared/form/draft.ts'
import type { Changer } from './useWhoChanged.ts'

let inWords: Intl.ListFormat | undefined

/** Labels of fields in one text. Passwords have none. */
export function labelsText(names: readonly string[], labels: FormValues): string {
  // Made when first used, as it takes a phone some time.
  inWords ??= new Intl.ListFormat('en', { type: 'conjunction' })
  return inWords.format(names.map((name) => labels[name] ?? 'Password'))
}

/** Who changed a record, if that is known. */
export const personText = (by: Changer | undefined) => by?.name ?? 'Somebody else'

/** 'Batch and Division were changed by nadira meanwhile.' */
export function changedText(names: readonly string[], labels: FormValues, by: Changer | undefined) {
  const who = by?.name ?? 'somebody else'
  return `${labelsText(names, labels)} ${names.length === 1 ? 'was' : 'were'} changed by ${who} meanwhile.`
}

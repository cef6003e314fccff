import type { ImportCheck, RefusedBody } from '#contract/import/import.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import { labelOf } from './importTexts.ts'
import type { Draft } from './draft.ts'

/** Returns the refused rows as they are now, each with its reasons. */
export function refusedRows(kind: ImportKind, draft: Draft, check: ImportCheck): RefusedBody {
  const rows = check.rows.flatMap(({ outcome, errors = {} }, index) => {
    if (outcome !== 'refused') return []
    const reason = Object.entries(errors)
      .map(([field, messages]) =>
        field === '' ? messages : [`${labelOf(kind, field)}: ${messages.join(' ')}`],
      )
      .flat()
      .join('; ')
    return [{ cells: [...(draft.rows[index]?.cells ?? [])], reason }]
  })
  return { headers: [...draft.sheet.headers], rows }
}

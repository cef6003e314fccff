import { deviceStorage } from '#api/storage.ts'
import { headersKey, importFields, type ImportKind } from '#contract/import/importFields.ts'
import type { ReadSheet } from '#contract/import/import.ts'

const keyOf = (kind: ImportKind, headers: readonly string[]) => `import:${kind}:${headersKey(headers)}`

/** Keeps the choice of columns on this device, for files with the same headers. */
export function rememberColumns(
  kind: ImportKind,
  headers: readonly string[],
  columns: readonly (string | null)[],
): void {
  deviceStorage.write(keyOf(kind, headers), columns.map((field) => field ?? '').join(','))
}

/** Returns the columns that were chosen last for the same headers; without such a choice, those that were matched. */
export function columnsOf(kind: ImportKind, { headers, columns }: ReadSheet): (string | null)[] {
  const kept = deviceStorage.read(keyOf(kind, headers))?.split(',')
  if (kept?.length !== headers.length) return columns
  const known = new Set(importFields[kind].map(({ field }) => field))
  return kept.map((field) => (known.has(field) ? field : null))
}

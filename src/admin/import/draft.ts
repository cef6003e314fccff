import type { ImportSource } from '#api/endpoints/imports.ts'
import type { ImportAnswers, ReadSheet, SheetRow } from '#contract/import/import.ts'

/** A file that was read, with what the user chose and corrected. */
export interface Draft {
  source: ImportSource
  sheet: ReadSheet
  /** The field of each column; null leaves it out. */
  columns: readonly (string | null)[]
  rows: readonly SheetRow[]
  answers: ImportAnswers
}

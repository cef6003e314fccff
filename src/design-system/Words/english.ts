import { dataTableWords } from '#design-system/DataTable/words.ts'
import { paginationWords } from '#design-system/Pagination/words.ts'
import type { Words } from './Words.ts'

/** All texts in English: the list to translate. */
export const english: Words = {
  dataTable: dataTableWords,
  pagination: paginationWords,
}

import type { Words } from '#design-system/Words/Words.ts'

export const dataTableWords: Words['dataTable'] = {
  saved: 'saved',
}

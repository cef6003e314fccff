import type { Words } from '#design-system/Words/Words.ts'

export const searchWords: Words['search'] = {
  clear: 'Clear search',
}

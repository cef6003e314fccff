import type { Words } from '#design-system/Words/Words.ts'

export const phoneSheetWords: Words['phoneSheet'] = {
  close: 'Close',
}

import type { Words } from '#design-system/Words/Words.ts'

export const dialogWords: Words['dialog'] = {
  close: 'Close',
}

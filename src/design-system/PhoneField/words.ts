import type { Words } from '#design-system/Words/Words.ts'

export const phoneFieldWords: Words['phoneField'] = {
  hint: '10 digits, such as 94470 12345',
}

import type { Words } from '#design-system/Words/Words.ts'

export const phoneFieldWords: Words['phoneField'] = {
  hint: 'Without spaces, such as +918123456789',
}

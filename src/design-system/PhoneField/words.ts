import type { Words } from '#design-system/Words/Words.ts'

export const phoneFieldWords: Words['phoneField'] = {
  hint: 'Start with +91, or leave out the first 0',
}

import type { Words } from '#design-system/Words/Words.ts'

export const buttonWords: Words['button'] = {
  pending: 'Loading...',
}

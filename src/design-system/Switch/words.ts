import type { Words } from '#design-system/Words/Words.ts'

export const switchWords: Words['switch'] = {
  on: 'On',
  off: 'Off',
}

import type { Words } from '#design-system/Words/Words.ts'

export const drawerWords: Words['drawer'] = {
  close: 'Close menu',
}

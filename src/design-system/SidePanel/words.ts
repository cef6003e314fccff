import type { Words } from '#design-system/Words/Words.ts'

export const sidePanelWords: Words['sidePanel'] = {
  close: 'Close menu',
  navigation: 'Main',
}

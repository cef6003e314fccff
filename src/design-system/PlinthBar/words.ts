import type { Words } from '#design-system/Words/Words.ts'

export const plinthBarWords: Words['plinthBar'] = {
  menu: 'Menu',
}

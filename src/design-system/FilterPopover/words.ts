import type { Words } from '#design-system/Words/Words.ts'

export const filterPopoverWords: Words['filterPopover'] = {
  filter: 'FILTER',
  inEffect: 'in effect',
}

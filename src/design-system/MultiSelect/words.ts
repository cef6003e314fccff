import type { Words } from '#design-system/Words/Words.ts'

const chosen = (count: number) => (count === 0 ? 'none chosen' : `${count} chosen`)

export const multiSelectWords: Words['multiSelect'] = {
  selectAll: 'Select all',
  selectNone: 'Select none',
  of: (label) => `of ${label}`,
  chosenOf: (label) => `${label}, chosen`,
  summary: (count) => (count === 0 ? 'None chosen.' : `${count} chosen.`),
  chosen,
  added: (name, count) => `${name} added, ${chosen(count)}`,
  removed: (name, count) => `${name} removed, ${chosen(count)}`,
  more: (count) => `${count.toLocaleString('en')} more, and`,
  remove: (name) => `Remove ${name}`,
}

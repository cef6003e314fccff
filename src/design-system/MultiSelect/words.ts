import type { Words } from '#design-system/Words/Words.ts'

const number = (count: number) => count.toLocaleString('en')
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
  pasted: (added, notFound) =>
    [added === 0 ? 'None added' : `${number(added)} added`, notFound > 0 && `${number(notFound)} not found`]
      .filter(Boolean)
      .join(', '),
  more: (count) => `${number(count)} more, and`,
  remove: (name) => `Remove ${name}`,
}

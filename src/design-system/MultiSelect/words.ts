const number = (count: number) => count.toLocaleString('en')
const chosen = (count: number) => (count === 0 ? 'none chosen' : `${count} chosen`)

export const multiSelectWords = {
  selectAll: 'Select all',
  selectNone: 'Select none',
  /** After 'Select all' and 'Select none', for screen readers: 'of Courses'. */
  of: (label: string) => `of ${label}`,
  /** Accessible name of the tags. */
  chosenOf: (label: string) => `${label}, chosen`,
  /** Description of the input, a sentence. */
  summary: (count: number) => (count === 0 ? 'None chosen.' : `${count} chosen.`),
  /** Announced after several options changed. */
  chosen,
  /** Announced with the number of options now chosen. */
  added: (name: string, count: number) => `${name} added, ${chosen(count)}`,
  removed: (name: string, count: number) => `${name} removed, ${chosen(count)}`,
  /** What became of a pasted list of names, announced, and shown if the names left over find nothing. */
  pasted: (added: number, notFound: number) =>
    [added === 0 ? 'None added' : `${number(added)} added`, notFound > 0 && `${number(notFound)} not found`]
      .filter(Boolean)
      .join(', '),
  /** Before the tags that fit: '1,200 more, and'. */
  more: (count: number) => `${number(count)} more, and`,
  remove: (name: string) => `Remove ${name}`,
}

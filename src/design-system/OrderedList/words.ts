const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 2nd, 3rd, 4th. */
const ordinal = (number: number) =>
  `${number}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th'}`

export const orderedListWords = {
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Remove ${title}`,
  /** Accessible name of the select that moves an item far. */
  moveTo: (title: string) => `Move ${title} to`,
  /** Its options, and what it shows. They begin with the number, so that it can be typed. */
  place: (place: number, total: number) => `${place} of ${total}`,
  /** Announced after a move. */
  moved: (title: string, place: number, total: number) => `${title} is now ${ordinal(place)} of ${total}`,
  /** In place of an empty title. */
  untitled: (place: number) => `Item ${place}`,
  /** Said with an item that has a problem. */
  problem: 'Needs attention',
  add: 'Add',
  empty: 'Nothing here yet',
}

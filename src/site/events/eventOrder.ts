import type { PageContents } from '#contract/site/pages.ts'

type Card = PageContents['events']['cards'][number]

export interface NumberedEvent extends Card {
  /** Its place in the content, from 1: an address with it leads to the event on every day. */
  number: number
}

const byStart = (one: Card, other: Card) =>
  one.starts === other.starts ? 0 : one.starts < other.starts ? -1 : 1

/** Returns the events as pages list them: those to come with the nearest first, and past ones with the newest first. */
export function eventsInOrder(
  cards: readonly Card[],
  hasPassed: (event: Card) => boolean,
): { coming: NumberedEvent[]; past: NumberedEvent[] } {
  const numbered = cards.map((card, index) => ({ ...card, number: index + 1 }))
  return {
    coming: numbered.filter((event) => !hasPassed(event)).toSorted(byStart),
    past: numbered.filter(hasPassed).toSorted((one, other) => byStart(other, one)),
  }
}

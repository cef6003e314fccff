/** The states that a designer reviews of every part, and the name of the story that shows each. */
export const stateStories = {
  hover: ['Hovered'],
  'focus-visible': ['Focused'],
  disabled: ['Disabled'],
  busy: ['Pending'],
  error: ['Invalid', 'Failed'],
  'long text': ['LongText'],
  Malayalam: ['Malayalam'],
  'right to left': ['RightToLeft'],
  '320 px': ['Narrow'],
  'many items': ['ManyItems'],
  none: ['Empty'],
} as const

export type PartState = keyof typeof stateStories

/** What a part's page of documentation says beside its stories and props. Sentences are short; keys as on the key caps. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  purpose: string
  /** When something else is better, and what. */
  notFor: string[]
  /** Its pieces, from the outside in. */
  anatomy: string[]
  /** Key, and what it does. Empty for what cannot be operated. */
  keyboard: [key: string, action: string][]
  /** Roles, names and announcements that it brings, and what its caller owes. */
  accessibility: string[]
  dos: string[]
  donts: string[]
  /** The states that it cannot have, each with the reason; every other one has a story. */
  without: Partial<Record<PartState, string>>
}

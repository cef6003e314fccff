/** The states to review for each component, and the names of the stories that show them. */
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

/** The documentation page of a component, in addition to its stories and props. Keys are named as on the keyboard. */
export interface Guide {
  /** Purpose, in one or two sentences. */
  purpose: string
  /** When to use another component, and which. */
  notFor: string[]
  /** Its elements, from the outside in. */
  anatomy: string[]
  /** Keys and their actions. Empty if it is not interactive. */
  keyboard: [key: string, action: string][]
  /** Roles, names and announcements it provides, and what its caller must provide. */
  accessibility: string[]
  dos: string[]
  donts: string[]
  /** States that do not apply, with the reason; all others have a story. */
  without: Partial<Record<PartState, string>>
}

/** The states to review for each component, and the names of the stories that show them: alone, or joined as DisabledAndInvalid. */
export const stateStories = {
  hover: ['Hovered'],
  'focus-visible': ['Focused'],
  disabled: ['Disabled'],
  busy: ['Pending'],
  error: ['Invalid', 'Failed'],
  'long text': ['LongText'],
  Malayalam: ['Malayalam'],
  'right to left': ['RightToLeft'],
  'many items': ['ManyItems'],
  none: ['Empty'],
} as const

export type PartState = keyof typeof stateStories

/** The documentation page of a component, in addition to its stories and props. Keys are named as on the keyboard. */
export interface Guide {
  /** Purpose, in one or two sentences. */
  purpose: string
  /** When to use it. */
  use: string[]
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
  /** Who holds its state: whether it is controlled, uncontrolled, or both. With an example in stories/design-system/state. */
  state?: string
  /** Names of components that are used with it or instead of it. */
  related: string[]
  /** Whether its props will keep working in the next minor versions. */
  status: 'stable' | 'trial'
  /** Why it is on trial, and what would make it stable. */
  statusReason?: string
  /** The version of the design system that it came with. */
  since: string
  /** Other names of it, in lower case, by which the sidebar's search finds it: toast, snackbar. */
  alsoKnownAs: string[]
}

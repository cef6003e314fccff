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
}

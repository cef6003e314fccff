declare module 'review:data' {
  import type { StoryEntry } from '#storybook/gather.ts'
  import type { Proof } from '#storybook/proof.ts'

  export const stories: StoryEntry[]
  export const proofs: Proof[]
  /** When the tests ran last, as an ISO date; null when they have not. */
  export const ranAt: string | null
}

declare module 'review:data' {
  import type { StoryEntry } from '#storybook/gather.ts'
  import type { Proof } from '#storybook/proof.ts'

  export const stories: StoryEntry[]
  export const proofs: Proof[]
  /** End of the last test run, as an ISO date; null if there was none. */
  export const ranAt: string | null
}

declare module 'review:data' {
  import type { StoryEntry, TestEntry } from '#storybook/gather.ts'

  export const stories: StoryEntry[]
  export const tests: TestEntry[]
}

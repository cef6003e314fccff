declare module 'review:data' {
  import type { StoryEntry, TestEntry } from '#storybook/gather.ts'

  export const stories: StoryEntry[]
  export const tests: TestEntry[]
}

declare module 'design-system:types' {
  import type { ComponentType } from 'react'

  /** For each exported interface a component, whose props are its fields. */
  export const types: Record<string, ComponentType>
}

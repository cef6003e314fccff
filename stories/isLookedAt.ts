/**
 * Whether somebody looks at the story, in Storybook: then it stays in its state. A test goes on, and tries the ways out
 * of it.
 */
export const isLookedAt = import.meta.env.STORY_LOOKS === undefined

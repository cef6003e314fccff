import { isTest } from '#storybook/storyMode.ts'

/**
 * Whether a person views the story in Storybook: then it stays in its state. A test goes on, and tries the ways out
 * of it.
 */
export const isManualView = !isTest

import { TEST_PAGE } from './testPage.ts'

/** Whether Storybook's own button tests the stories, under Vitest. */
export const isVitest = import.meta.env.STORY_TEST !== undefined

/** Whether the stories are tested: nobody looks at them. */
export const isTest = isVitest || window.name === TEST_PAGE

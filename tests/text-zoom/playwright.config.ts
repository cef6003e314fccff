import { defineConfig, devices } from '@playwright/test'
import type { StoryOptions } from '#tests/pictures/storyPage.ts'
import { overStorybook, reported } from '#tests/storybook/settings.ts'

const settings = overStorybook()

export default defineConfig<object, StoryOptions>({
  ...settings,
  ...reported('text-zoom'),
  use: {
    ...settings.use,
    // By this name Storybook stops movements where they end, and does not wait for them.
    agent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
  },
})

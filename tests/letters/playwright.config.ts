import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'
import type { StoryOptions } from '#tests/pictures/storyPage.ts'

export default defineConfig<object, StoryOptions>({
  testDir: '.',
  globalSetup: '../storybook/serve.ts',
  outputDir: '../../test-results/letters',
  workers: availableParallelism(),
  fullyParallel: true,
  timeout: 60_000,
  globalTimeout: 30 * 60_000,
  retries: Number(process.env.TEST_RETRIES ?? 0),
  reporter: [['dot'], ['json', { outputFile: '../../test-results/letters.json' }]],
  use: {
    // By this name Storybook stops movements where they end, and does not wait for them.
    agent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})

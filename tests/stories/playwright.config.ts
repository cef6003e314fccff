import { defineConfig } from '@playwright/test'
import { chromiumArgs, findTestChromium } from '#scripts/chromium.mjs'

/** Several runs may go on beside each other, each with its own report. */
const { STORIES_RESULTS = 'test-results/stories.json' } = process.env

export default defineConfig({
  testDir: '.',
  globalSetup: '../storybook/serve.mjs',
  outputDir: '../../test-results/stories',
  // Two cores are what most have at least.
  workers: 2,
  fullyParallel: true,
  // Tests do not measure time: a machine may be busy.
  timeout: 180_000,
  reporter: [['dot'], ['json', { outputFile: `../../${STORIES_RESULTS}` }]],
  use: { launchOptions: { executablePath: findTestChromium(), args: chromiumArgs } },
})

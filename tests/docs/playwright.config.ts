import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  globalSetup: '../storybook/serve.ts',
  outputDir: '../../test-results/docs',
  workers: availableParallelism(),
  fullyParallel: true,
  timeout: 120_000,
  retries: Number(process.env.TEST_RETRIES ?? 0),
  reporter: [['dot'], ['json', { outputFile: '../../test-results/docs.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  globalSetup: '../storybook/serve.ts',
  outputDir: '../../test-results/letters',
  workers: availableParallelism(),
  fullyParallel: true,
  timeout: 60_000,
  retries: Number(process.env.TEST_RETRIES ?? 0),
  reporter: [['dot'], ['json', { outputFile: '../../test-results/letters.json' }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})

import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  // Long tests, on machines that may be busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: Number(process.env.TEST_RETRIES ?? 0),
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULTS ?? 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    trace: 'retain-on-failure',
  },
})

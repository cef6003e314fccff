import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'

/** Several runs may go on beside each other, each with its own report and folder. */
const report = process.env.E2E_RESULTS ?? resolve('test-results/e2e.json')

export default defineConfig({
  testDir: '.',
  outputDir: report.replace(/\.json$/, ''),
  workers: 2,
  fullyParallel: true,
  // Long tests, on machines that may be busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: Number(process.env.TEST_RETRIES ?? 0),
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    trace: 'on-first-retry',
  },
})

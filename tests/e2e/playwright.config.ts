import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findTestChromium } from '#scripts/chromium.mjs'

/** Several runs may go on beside each other, each with its own report and folder. */
const report = process.env.E2E_RESULTS ?? resolve('test-results/e2e.json')

export default defineConfig({
  testDir: '.',
  outputDir: report.replace(/\.json$/, ''),
  workers: 1,
  fullyParallel: true,
  // Tests do not measure time: a machine may be busy.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    launchOptions: { executablePath: findTestChromium(), args: chromiumArgs },
  },
})

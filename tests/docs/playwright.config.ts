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
  projects: [
    { name: 'pages', testMatch: 'docs.spec.ts' },
    { name: 'median', testMatch: 'median.spec.ts', dependencies: ['pages'] },
    { name: 'search', testMatch: 'search.spec.ts' },
  ],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})

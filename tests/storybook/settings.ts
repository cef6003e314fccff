import { availableParallelism } from 'node:os'
import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumArgs, findTestChromium } from '#scripts/chromium.mjs'

/** Returns the settings of all tests over a built Storybook. @param args flags of Chromium beside the usual ones */
export const overStorybook = (args: readonly string[] = []) => ({
  testDir: '.',
  globalSetup: '../storybook/serve.mjs',
  workers: availableParallelism(),
  fullyParallel: true,
  // Tests do not measure time: a machine may be busy.
  timeout: 180_000,
  use: { launchOptions: { executablePath: findTestChromium(), args: [...chromiumArgs, ...args] } },
})

/** Writes a report of which the tests are counted. @param name of the folder */
export const reported = (name: string): Pick<PlaywrightTestConfig, 'outputDir' | 'reporter'> => ({
  outputDir: `../../test-results/${name}`,
  reporter: [['dot'], ['json', { outputFile: `../../test-results/${name}.json` }]],
})

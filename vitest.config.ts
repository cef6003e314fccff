import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findTestChromium } from './scripts/chromium.mjs'
import { mockWorker } from './scripts/mockWorker.mjs'
import base, { reactAriaSettings } from './vite.config.ts'

const storyDependencies = [
  'date-fns/addDays',
  'date-fns/addHours',
  'date-fns/addMilliseconds',
  'date-fns/addMonths',
  'date-fns/addSeconds',
  'date-fns/addWeeks',
  'date-fns/constants',
  'date-fns/differenceInCalendarDays',
  'date-fns/differenceInMilliseconds',
  'date-fns/differenceInYears',
  'date-fns/format',
  'date-fns/formatDistanceStrict',
  'date-fns/formatISO9075',
  'date-fns/getDay',
  'date-fns/getDaysInMonth',
  'date-fns/getHours',
  'date-fns/isBefore',
  'date-fns/isSameDay',
  'date-fns/isValid',
  'date-fns/lightFormat',
  'date-fns/max',
  'date-fns/min',
  'date-fns/parse',
  'date-fns/parseISO',
  'date-fns/setDate',
  'date-fns/startOfDay',
  'date-fns/startOfMonth',
  'date-fns/startOfWeek',
  '@date-fns/tz',
  '@date-fns/utc/date/mini',
  '@internationalized/date',
  'react-aria-components',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  'csv-parse/browser/esm/sync',
  'fflate',
  'hono',
  'hono/compress',
  'hono/cookie',
  'kysely',
  'lru-cache',
  'msw',
  'otpauth',
  'uqr',
  'msw-storybook-addon',
  'react-dom/client',
  'react-dom/server',
  'react-redux',
  'react-router-dom',
  'saxen',
  'storybook/test',
  'zod',
  'zod/mini',
]

/** Whether Storybook's own button starts the tests. */
const isStorybook = process.env.VITEST_STORYBOOK === 'true'

/** Chromium without a window. */
const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath: findTestChromium(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
}

/** The browser wants all cores. */
const afterUnits = { groupOrder: 1 }

/** The stories, for Storybook's own button: `npm test` plays them in a built Storybook (tests/stories). */
const stories = {
  extends: true as const,
  define: { 'import.meta.env.STORY_TEST': JSON.stringify('yes') },
  oxc: { jsx: { development: false } },
  plugins: [mockWorker, storybookTest({ configDir: '.storybook' })],
  // Found at the start: a dependency that turns up in the middle of a run reloads the page under its tests.
  optimizeDeps: {
    include: storyDependencies,
    rolldownOptions: { transform: { define: reactAriaSettings } },
  },
  // One page for all files of a run: each story starts over (.storybook/preview.tsx), and its code is loaded once.
  test: { name: 'stories', isolate: false, testTimeout: 180_000, browser },
}

const unitFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) =>
    /^tests[/\\]((contract|design-system|server|site|store|admin)[/\\].*|[^/\\]*)\.test\.tsx?$/.test(file),
  )

/** Files of tests that change their whole process, or replace modules: each runs in a process of its own. */
const filesAlone = unitFiles.filter((file) =>
  /vi\.(mock|resetModules|stubGlobal)|umask/.test(readFileSync(file, 'utf8')),
)

/** Only `npm run test:all` has a PostgreSQL server. */
const unitsWithoutServer = process.env.TEST_DATABASE_URL ? [] : ['tests/store/postgres.test.ts']

interface UnitRun {
  name: string
  /** Whether each file has a process of its own. */
  isolate: boolean
  include: string[]
}

/** Tests in Node. */
const units = ({ name, isolate, include }: UnitRun) => ({
  extends: true as const,
  oxc: { jsx: { development: false } },
  test: {
    name,
    isolate,
    environment: 'node' as const,
    include,
    exclude: unitsWithoutServer,
    // Tests do not measure time: a machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

/** Tasks from sign-in to undo, in the client over the mock API: what needs no built product. `scripts/journeys.mjs` builds them. */
const journeys = {
  extends: true as const,
  plugins: [mockWorker],
  optimizeDeps: { noDiscovery: true, include: [] },
  test: {
    name: 'journeys',
    sequence: afterUnits,
    isolate: false,
    include: ['.cache/journeys/*.test.js'],
    setupFiles: ['tests/journeys/setup.ts'],
    testTimeout: 180_000,
    browser,
  },
}

const projects = [
  units({
    name: 'node',
    isolate: false,
    include: unitFiles.filter((file) => !filesAlone.includes(file)),
  }),
  units({ name: 'node-alone', isolate: true, include: filesAlone }),
  journeys,
]

export default mergeConfig(
  base,
  defineConfig({
    test: {
      // Two cores are what most have at least. Vitest would leave one of them idle.
      maxWorkers: 2,
      // With --coverage: the lines that ran, by folder and file.
      coverage: {
        provider: 'v8',
        include: ['contract/**/*.ts', 'server/**/*.ts', 'src/**/*.{ts,tsx}'],
        reporter: ['text'],
        reportsDirectory: '.cache/coverage',
      },
      // Storybook's own button takes one project, which it names itself.
      projects: isStorybook ? [stories] : projects,
    },
  }),
)

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import base, { reactAriaSettings } from './vite.config.ts'

const storyDependencies = [
  'date-fns/addDays',
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
  'zod/mini',
]

/** Whether Storybook's own button starts the tests. */
const isStorybook = process.env.VITEST_STORYBOOK === 'true'

/**
 * React's production build, which draws in seven eighths of the time. Storybook's own server keeps React's development build
 * with its warnings.
 */
const productionReact = { ...reactAriaSettings, 'process.env.NODE_ENV': '"production"' }

const calm = { forcedColors: 'active', reducedMotion: 'reduce' } as const

/** Chromium without a window. @param options of Playwright, beside those that start it */
function browser(options: PlaywrightProviderOptions = {}) {
  return {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: { executablePath: findChromium(), args: chromiumArgs },
      ...options,
    }),
    instances: [{ browser: 'chromium' as const }],
    screenshotFailures: false,
  }
}

/** The browser wants all cores. */
const afterUnits = { groupOrder: 1 }

interface StoryRun {
  /** The name of its project. */
  name: string
  /** How often a story is looked at after its play: .storybook/secondLook.ts. */
  looks: 'one' | 'two'
  tags: { include?: string[]; exclude?: string[] }
  /** Files that have none of these stories: they are not even opened. */
  without?: string[]
  options?: PlaywrightProviderOptions
}

/** The stories with these tags as tests. */
const stories = ({ name, looks, tags, without = [], options }: StoryRun) => ({
  extends: true as const,
  define: { 'import.meta.env.STORY_LOOKS': JSON.stringify(looks) },
  oxc: { jsx: { development: false } },
  plugins: [storybookTest({ configDir: '.storybook', tags })],
  // Found at the start: a dependency that turns up in the middle of a run reloads the page under its tests.
  optimizeDeps: {
    include: storyDependencies,
    rolldownOptions: { transform: { define: productionReact } },
  },
  test: {
    name,
    exclude: without,
    setupFiles: isStorybook ? [] : ['.storybook/dropReports.ts'],
    sequence: afterUnits,
    // One page for all files of a run: each story starts over (.storybook/preview.tsx), and its code is loaded once.
    isolate: false,
    // On a shared machine, as continuous integration has, everything may take longer: DRILL_PATIENCE=3 is three times.
    testTimeout: 60_000 * Number(process.env.DRILL_PATIENCE ?? 1),
    retry: Number(process.env.TEST_RETRIES ?? 0),
    browser: browser(options),
  },
})

const unitFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) =>
    /^tests[/\\]((contract|design-system|server|site|store|admin)[/\\].*|[^/\\]*)\.test\.ts$/.test(file),
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
  // Vitest sets NODE_ENV here too from the stories' `define`.
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

/** Tasks from sign-in to undo, in the client over the mock API: what needs no built product. */
const journeys = {
  extends: true as const,
  publicDir: '.storybook/public',
  optimizeDeps: {
    include: [...storyDependencies, '@testing-library/dom', '@testing-library/user-event', 'msw/browser'],
    rolldownOptions: { transform: { define: reactAriaSettings } },
  },
  test: {
    name: 'journeys',
    sequence: afterUnits,
    isolate: false,
    include: ['tests/journeys/**/*.test.tsx'],
    testTimeout: 60_000 * Number(process.env.DRILL_PATIENCE ?? 1),
    retry: Number(process.env.TEST_RETRIES ?? 0),
    browser: browser(),
  },
}

/** Where a state is carried by colour or movement: `npm run test:all`. */
const forcedColors = stories({
  name: 'stories-forced-colors',
  looks: 'one',
  tags: { include: ['forced-colors'] },
  without: ['stories/!(design-system|site)/**'],
  options: { contextOptions: calm },
})

const projects = [
  units({
    name: 'node',
    isolate: false,
    include: unitFiles.filter((file) => !filesAlone.includes(file)),
  }),
  units({ name: 'node-alone', isolate: true, include: filesAlone }),
  journeys,
  stories({ name: 'stories', looks: 'two', tags: { exclude: ['frame'] } }),
  // The states of the console's frame on every resource: `npm run test:all`.
  stories({
    name: 'stories-frame',
    looks: 'two',
    tags: { include: ['frame'] },
    without: ['stories/!(admin)/**'],
  }),
  forcedColors,
]

export default mergeConfig(
  base,
  defineConfig({
    test: {
      // Two cores are what most have at least. Vitest would leave one of them idle.
      maxWorkers: 2,
      // `npm run test:all` prints it by folder.
      coverage: {
        provider: 'v8',
        include: ['contract/**/*.ts', 'server/**/*.ts', 'src/**/*.{ts,tsx}'],
        reporter: ['json-summary'],
        reportsDirectory: '.cache/coverage',
      },
      // Storybook's own button takes one project, which it names itself.
      projects: isStorybook ? [stories({ name: 'stories', looks: 'two', tags: {} })] : projects,
    },
  }),
)

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import base, { reactAriaSettings } from './vite.config.ts'

const storyDependencies = [
  'date-fns/addHours',
  'date-fns/constants',
  'date-fns/format',
  'date-fns/formatISO9075',
  'date-fns/isBefore',
  'date-fns/isSameDay',
  'date-fns/isValid',
  'date-fns/lightFormat',
  'date-fns/parseISO',
  '@date-fns/tz',
  '@date-fns/utc',
  '@internationalized/date',
  'react-aria-components',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  'hono',
  'hono/compress',
  'hono/cookie',
  'msw',
  'msw-storybook-addon',
  'react-dom/client',
  'react-dom/server',
  'react-redux',
  'react-router-dom',
  'storybook/test',
  'zod/mini',
]

const storySets = {
  console: ['stories/admin/**', 'stories/flows/Staff*'],
  parts: ['stories/design-system/**', 'stories/foundations/**'],
  site: ['stories/site/**', 'stories/flows/Visitor*'],
  review: ['stories/review/**', 'stories/flows/Designer*'],
}

interface Mode {
  theme: 'light' | 'dark'
  /** Whose stories are not among them: files that a run has nothing of are not even opened. */
  without: (keyof typeof storySets)[]
  /** Of the files' stories, those that carry this tag. */
  tag?: string
  /** Forced colours and reduced motion. */
  isCalm?: boolean
  /** How wide its window is, by a name of preview.tsx; a story may ask for another one. */
  viewport?: 'desk' | 'office' | 'phone'
}

/** The ways in which stories are run as tests: project `stories-<name>`. */
const modes: Record<string, Mode> = {
  light: { theme: 'light', without: ['console'] },
  // The public site is light alone.
  dark: { theme: 'dark', without: ['console', 'site'] },
  // The console as the office sees it, and as staff do on their phones at night.
  console: { theme: 'light', without: ['parts', 'site', 'review'], viewport: 'office' },
  'console-dark': {
    theme: 'dark',
    without: ['parts', 'site', 'review'],
    viewport: 'phone',
  },
  // Where a state is carried by colour or movement.
  'forced-colors': {
    theme: 'light',
    without: ['console', 'site', 'review'],
    tag: 'forced-colors',
    isCalm: true,
  },
  // The public site once more as most of its visitors see it.
  phone: { theme: 'light', without: ['console', 'parts'], viewport: 'phone' },
}

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

function storiesProject([name, { theme, without, tag, isCalm = false, viewport = 'desk' }]: [string, Mode]) {
  return {
    extends: true as const,
    define: {
      'import.meta.env.STORY_THEME': JSON.stringify(theme),
      'import.meta.env.STORY_VIEWPORT': JSON.stringify(viewport),
    },
    plugins: [storybookTest({ configDir: '.storybook', tags: tag ? { include: [tag] } : {} })],
    // Found at the start: a dependency that turns up in the middle of a run reloads the page under its tests.
    optimizeDeps: {
      include: storyDependencies,
      rolldownOptions: { transform: { define: reactAriaSettings } },
    },
    test: {
      name: `stories-${name}`,
      exclude: without.flatMap((set) => storySets[set]),
      // One page for all files of a run: each story starts over (.storybook/preview.tsx), and its code is loaded once.
      isolate: false,
      // On a shared machine, as continuous integration has, everything may take longer: DRILL_PATIENCE=3 is three times.
      testTimeout: 60_000 * Number(process.env.DRILL_PATIENCE ?? 1),
      retry: Number(process.env.TEST_RETRIES ?? 0),
      browser: browser(isCalm ? { contextOptions: calm } : {}),
    },
  }
}

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
    isolate: false,
    include: ['tests/journeys/**/*.test.tsx'],
    testTimeout: 60_000 * Number(process.env.DRILL_PATIENCE ?? 1),
    retry: Number(process.env.TEST_RETRIES ?? 0),
    browser: browser(),
  },
}

export default mergeConfig(
  base,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: [
              'tests/{contract,design-system,server,site,store,admin}/**/*.test.ts',
              'tests/*.test.ts',
            ],
            // A real PostgreSQL server, where there is one; PGlite stands in for it elsewhere.
            exclude: process.env.TEST_DATABASE_URL ? [] : ['tests/store/postgres.test.ts'],
            // PGlite is slow on a busy machine, and a test is no stopwatch.
            testTimeout: 180_000,
            hookTimeout: 180_000,
          },
        },
        journeys,
        ...Object.entries(modes).map(storiesProject),
      ],
    },
  }),
)

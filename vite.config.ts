import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import localesPlugin from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import { layerOrder } from './scripts/layerOrder.ts'
import { INSTITUTE_ZONE, isZone } from './server/zone.ts'
import { content } from './src/content/build/plugin.ts'

const cssTarget = ['chrome120', 'safari16.4', 'firefox121']

/** React Aria's lists ask a test setting of the environment, which a browser does not have. */
const reactAriaSettings = { 'process.env.VIRT_ON': '"true"' }

const storyDependencies = [
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
  'react-redux',
  'react-router-dom',
  'storybook/test',
  'zod/mini',
]

/** The institute's time zone: class times are its wall clock. */
const zone = process.env.INSTITUTE_TZ || INSTITUTE_ZONE
if (!isZone(zone)) throw new Error(`INSTITUTE_TZ "${zone}" is no time zone; write one such as Asia/Kolkata.`)

/** Whether stories are compared with pictures of the last commit; set by `npm run visual` alone. */
const isVisual = process.env.VISUAL === '1'

interface Picture {
  root: string
  arg: string
  ext: string
}

/** References of the last commit, and beside each what differs now. */
function picturePlaces(theme: string) {
  const place = (kind: string) => (picture: Picture) =>
    join(picture.root, '.cache/visual', kind, theme, picture.arg + picture.ext)
  return { resolveScreenshotPath: place('before'), resolveDiffPath: place('different') }
}

const rooms = {
  console: ['stories/admin/**', 'stories/flows/Staff*'],
  parts: ['stories/design-system/**', 'stories/foundations/**'],
  site: ['stories/site/**', 'stories/flows/Visitor*'],
}

interface Mode {
  theme: 'light' | 'dark'
  /** Whose stories are not among them: files that a run has nothing of are not even opened. */
  without: (keyof typeof rooms)[]
  /** Of the files' stories, those that carry this tag. */
  tag?: string
  /** Forced colours and reduced motion. */
  isCalm?: boolean
  viewport?: { width: number; height: number }
}

/** The ways in which stories are run as tests: project `stories-<name>`. */
const modes: Record<string, Mode> = {
  light: { theme: 'light', without: ['console'] },
  // The public site is light alone.
  dark: { theme: 'dark', without: ['console', 'site'] },
  // The console as the office sees it, and as staff do on their phones at night.
  console: { theme: 'light', without: ['parts', 'site'], viewport: { width: 1440, height: 900 } },
  'console-dark': { theme: 'dark', without: ['parts', 'site'], viewport: { width: 360, height: 800 } },
  // Where a state is carried by colour or movement.
  'forced-colors': { theme: 'light', without: ['console', 'site'], tag: 'forced-colors', isCalm: true },
  // The public site once more as most of its visitors see it.
  phone: { theme: 'light', without: ['console', 'parts'], viewport: { width: 360, height: 800 } },
}

const calm = { forcedColors: 'active', reducedMotion: 'reduce' } as const
const desk = { width: 1280, height: 800 }

function storiesProject([name, { theme, without, tag, isCalm = false, viewport = desk }]: [string, Mode]) {
  return {
    extends: true as const,
    define: {
      'import.meta.env.STORY_THEME': JSON.stringify(theme),
      'import.meta.env.STORY_PICTURES': JSON.stringify(isVisual),
    },
    plugins: [storybookTest({ configDir: '.storybook', tags: tag ? { include: [tag] } : {} })],
    // Found at the start: a dependency that turns up in the middle of a run reloads the page under its tests.
    optimizeDeps: {
      include: storyDependencies,
      rolldownOptions: { transform: { define: reactAriaSettings } },
    },
    test: {
      name: `stories-${name}`,
      exclude: without.flatMap((room) => rooms[room]),
      // One page for all files of a run: each story begins anew (.storybook/preview.tsx), and its code is loaded once.
      isolate: false,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: chromiumArgs },
          ...(isCalm && { contextOptions: calm }),
        }),
        instances: [{ browser: 'chromium' as const, viewport }],
        screenshotFailures: false,
        ...(isVisual && { expect: { toMatchScreenshot: picturePlaces(theme) } }),
      },
    },
  }
}

export default defineConfig({
  // React Aria's own words in 30 languages are a quarter of it; the console speaks English.
  plugins: [
    layerOrder,
    content(),
    react(),
    { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  define: { ...reactAriaSettings, 'import.meta.env.INSTITUTE_TZ': JSON.stringify(zone) },
  // Browsers that know logical properties and :dir(): older rewriting reads the language, not the direction.
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // Every browser that this is built for knows it.
    modulePreload: { polyfill: false },
    cssTarget,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{contract,design-system,server,site,store,admin}/**/*.test.ts', 'tests/*.test.ts'],
          // A real PostgreSQL server, where there is one; PGlite stands in for it elsewhere.
          exclude: process.env.TEST_DATABASE_URL ? [] : ['tests/store/postgres.test.ts'],
          // PGlite is slow on a busy machine, and a test is no stopwatch.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      ...Object.entries(modes).map(storiesProject),
    ],
  },
})

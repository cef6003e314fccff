import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { code, importsOf, read } from './sources.ts'

const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(read('package.json'))
const versions = { ...dependencies, ...devDependencies }

/** The packages that the product stands on, with the places in which each does its job. */
const packages: Record<string, readonly string[]> = {
  react: ['src/site/', 'src/admin/', 'src/design-system/', 'stories/'],
  'react-dom': ['src/app/', 'tests/journeys/'],
  'react-router-dom': ['src/app/site.tsx', 'src/site/', 'src/app/BrowserConsole.tsx', 'src/admin/'],
  vite: ['vite.config.ts', 'scripts/build.mjs', 'scripts/dev.mjs'],
  '@storybook/react-vite': ['.storybook/main.ts', '.storybook/preview.tsx'],
  'msw-storybook-addon': ['.storybook/preview.tsx'],
  msw: ['mocks/handlers.ts', 'mocks/browser.ts', 'tests/journeys/'],
  redux: ['src/app/store.ts'],
  '@reduxjs/toolkit': ['src/app/store.ts', 'src/api/api.ts'],
  'react-redux': ['src/app/'],
  'date-fns': [
    'contract/time/dates.ts',
    'contract/time/wallClock.ts',
    'server/zone.ts',
    'src/admin/shared/formats.ts',
    'contract/site/when.ts',
  ],
  vitest: ['vitest.config.ts', 'tests/contract/', 'tests/server/', 'tests/store/', 'tests/journeys/'],
  '@testing-library/user-event': ['tests/journeys/'],
}

const isOf = (name: string) => (specifier: string) => specifier === name || specifier.startsWith(`${name}/`)

describe.each(Object.entries(packages))('%s', (name, places) => {
  test('is a dependency, of one exact version', () => {
    expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test.each(places)('does its job in %s', (place) => {
    const users = code
      .filter((file) => file.startsWith(place))
      .filter((file) => importsOf(file).some(isOf(name)))
    expect(users).not.toEqual([])
  })
})

/** @param pattern what no file of the folders may have, but for those with a reason */
function usersOf(pattern: RegExp, folders: RegExp) {
  return code.filter((file) => folders.test(file) && pattern.test(read(file)))
}

test('dates are read, compared, moved and shown by date-fns alone', () => {
  const own = new RegExp(
    [
      String.raw`toLocale(Date|Time)String`,
      String.raw`\bDateFormatter\b|Intl\.(DateTimeFormat|RelativeTimeFormat)`,
      String.raw`\bnew Date\([^)]`,
      String.raw`\bDate\.(parse|UTC)\(`,
      String.raw`\.[gs]et(UTC)?(Date|Day|Month|FullYear|Hours|Minutes|Seconds)\(`,
      String.raw`'Jan(uary)?',\s*'Feb`,
      String.raw`dateStyle|timeStyle`,
    ].join('|'),
  )
  const reasons: Record<string, string> = {
    'contract/time/utc.ts': "what date-fns' own context of UTC does, without its texts",
    'server/export/cells.ts': 'a sheet of 100,000 students, for which parseISO takes ten times as long',
    'server/zone.ts': 'whether a time zone exists, which only Intl knows',
    'src/admin/classes/whatsapp/whatsAppText.ts':
      'names of days and months in Malayalam, which date-fns does not have',
    'src/admin/shared/formats.ts':
      "the words of days and months in the console's first script, which date-fns' format would make 7 kB larger",
    'src/admin/shared/zone.ts':
      "the name IST, for which date-fns writes GMT+5:30, and the user's zone, which only Intl knows",
    'src/design-system/DateField/dates.ts': "React Aria's fields hold the dates of @internationalized/date",
    'src/site/offline/KeptNotice.tsx':
      'a date in the main script of public pages, which date-fns would make 9 kB larger',
    'src/worker/kept.ts': 'the worker, which loads no package',
    'stories/admin/classes/ClassAddByTouch.stories.tsx': 'a browser in another zone',
  }
  expect(usersOf(own, /^(contract|server|mocks|src|stories)\//)).toEqual(Object.keys(reasons))
})

test('what the server holds is asked for through RTK Query', () => {
  const reasons: Record<string, string> = {
    'src/api/openCall.ts': 'calls without a session: their pages load no store',
    'src/api/person.ts': 'who has signed in, for the same pages',
    'src/api/preload.ts':
      "RTK Query's own calls, and of `send` a file for the disk or progress, which no cache may keep",
    'src/api/signOut.ts': 'a call that outlasts its page',
    'src/api/upload.ts': 'the progress of a file that is sent, which `fetch` does not tell',
    'src/app/opening.ts': 'the first list, before the scripts are there; RTK Query takes its answer',
    'src/app/site.tsx': 'the content of a page in development, which is not prerendered',
    'src/app/sitePage.tsx': 'the content of the next public page, without a store',
    'src/site/class-page/askServer.ts': 'a public page of 20 kB, without a store',
    'src/worker/kept.ts': 'files of the public site, for the device',
    'src/worker/worker.ts': 'what pages ask for, passed on',
  }
  expect(usersOf(/\bfetch\(|XMLHttpRequest/, /^src\//)).toEqual(Object.keys(reasons))
  const endpoints = usersOf(/\bapi\.injectEndpoints\(/, /^src\/api\//)
  expect(endpoints.length).toBeGreaterThanOrEqual(8)
})

test('nothing uses what builds leave out of RTK Query and React Router', () => {
  const leftOut =
    /\binfiniteQuery\(|pollingInterval|onCacheEntryAdded|(update|patch)QueryData|usePrefetch|create\w+Router\b/
  expect(usersOf(leftOut, /^(src|stories)\//)).toEqual([])
})

test('stories, journeys and the client without a server share one mock API and its fixtures', () => {
  for (const file of ['.storybook/preview.tsx', 'tests/journeys/openConsole.tsx', 'mocks/browser.ts']) {
    expect([file, importsOf(file).filter((specifier) => specifier.endsWith('/handlers.ts'))]).toEqual([
      file,
      [file.startsWith('mocks/') ? './handlers.ts' : '#mocks/handlers.ts'],
    ])
  }
  expect(importsOf('mocks/handlers.ts')).toContain('./fixtures/institute.ts')
})

test.each([
  'DataTable',
  'Pagination',
  'ConfirmDialog',
  'PasswordField',
  'DebouncedSearch',
  'MultiSelect',
  'VideoModal',
])('the part %s has stories, and pages are made of it', (part) => {
  expect(existsSync(`stories/design-system/${part}.stories.tsx`)).toBe(true)
  const pages = code.filter((file) => /^src\/(admin|site)\//.test(file))
  expect(pages.filter((file) => importsOf(file).some((name) => name.includes(`/${part}/`)))).not.toEqual([])
})

test.each([
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.storybook',
  'index.html',
  'src',
  'stories',
  'mocks',
  'tests',
])('%s is at the top', (name) => expect(existsSync(name)).toBe(true))

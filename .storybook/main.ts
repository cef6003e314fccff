import { resolve } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { cssTarget } from '#scripts/browsers.mjs'
import { arrayTypes } from './arrayTypes.ts'
import { entriesFor, storyEntries } from './groups.ts'
import { reviewData } from './reviewData.ts'
import { searchByTradeWords } from './tradeWords.ts'

/** Examples import the package as another team does. */
const packageAlias = { '@institute/design-system': resolve('src/design-system/index.ts') }

// The dates of the content's sample stay the same, whenever it is built.
process.env.CONTENT_TODAY ??= '2024-09-30'

/** STORYBOOK_FILES: the only files of stories that are built, each as its path; none for all. */
const few = (process.env.STORYBOOK_FILES ?? '').split(',').filter(Boolean)

export default defineMain({
  framework: '@storybook/react-vite',
  stories: few.length > 0 ? entriesFor(few) : storyEntries,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true },
  features: { experimentalSearchDocsHeadings: true },
  ...searchByTradeWords,
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [reviewData(), arrayTypes],
      resolve: { alias: packageAlias },
      // Nobody reads the sizes, which are found by compressing each file.
      build: { cssTarget, reportCompressedSize: false },
    }),
})

import { resolve } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { cssTarget } from '#scripts/browsers.mjs'
import { storyEntries } from './groups.ts'
import { propTags } from './propTags.ts'
import { reviewData } from './reviewData.ts'
import { searchByTradeWords } from './tradeWords.ts'
import { typeTables } from './typeTables.ts'

/** Examples import the package as another team does. */
const packageAlias = { '@institute/design-system': resolve('src/design-system/index.ts') }

export default defineMain({
  framework: '@storybook/react-vite',
  stories: storyEntries,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['./public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true },
  features: { experimentalSearchDocsHeadings: true },
  ...searchByTradeWords,
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [reviewData(), typeTables, propTags],
      resolve: { alias: packageAlias },
      build: { cssTarget },
    }),
})

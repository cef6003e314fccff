import { defineMain } from '@storybook/react-vite/node'
import { cssTarget } from '#scripts/browsers.mjs'
import { reviewData } from './reviewData.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
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
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), reviewData()],
    build: { ...config.build, cssTarget },
  }),
})

import { defineConfig } from '@playwright/test'
import { overStorybook, reported } from '#tests/storybook/settings.ts'

export default defineConfig({
  ...overStorybook(),
  ...reported('docs'),
  projects: [
    { name: 'pages', testMatch: 'docs.spec.ts' },
    { name: 'median', testMatch: 'median.spec.ts', dependencies: ['pages'] },
    { name: 'search', testMatch: 'search.spec.ts' },
  ],
})

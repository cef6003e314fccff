import { defineConfig } from '@playwright/test'
import { overStorybook, reported } from '#tests/storybook/settings.ts'

export default defineConfig({
  ...overStorybook(),
  ...reported('docs'),
  projects: [
    { name: 'pages', testMatch: 'docs.spec.ts' },
    { name: 'median', testMatch: 'median.spec.ts', dependencies: ['pages'] },
    { name: 'search', testMatch: 'search.spec.ts' },
    // It opens the whole of Storybook three times.
    { name: 'atlas', testMatch: 'atlas.spec.ts', timeout: 600_000, expect: { timeout: 180_000 } },
  ],
})

import { defineConfig } from '@playwright/test'
import { overStorybook } from '#tests/storybook/settings.ts'
import { PICTURES } from './storyPage.ts'

/** Flags for pictures that do not depend on the machine's load. */
const steadyArgs = [
  // Images and videos of other hosts load at unpredictable times.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Partial redraws have different edges than a full draw.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-lcd-text',
]

const side = process.env.PICTURES_SIDE ?? 'after'

/** Started by `npm run visual`: first with the side `before`, which takes missing references, then `after`. */
export default defineConfig({
  ...overStorybook(steadyArgs),
  outputDir: `../../${PICTURES}/results`,
  snapshotPathTemplate: `../../${PICTURES}/references/{arg}{ext}`,
  updateSnapshots: side === 'before' ? 'missing' : 'none',
  // Playwright names every reference that it writes.
  quiet: true,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.01, maxDiffPixels: 4 },
  },
  reporter: [
    ['dot'],
    ...(side === 'after'
      ? [['html', { outputFolder: `../../${PICTURES}/report`, open: 'never' }] as const]
      : []),
  ],
})

/**
 * `npm run test:stories [-- file or folder...]`: plays the stories of these files, or all, in a built Storybook, which is built first if
 * its sources have changed. FORCED_COLORS=1 does so in forced colours.
 */
import './help.mjs'
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', '-c', 'tests/stories/playwright.config.ts'],
  { stdio: 'inherit', env: { ...process.env, STORIES: process.argv.slice(2).join() } },
)
process.exit(status ?? 1)

/**
 * Builds Storybook into storybook-static if its inputs have changed. Its page "Proof" gets the outcome of the last test run in any case.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged, hashOf, keepHash, provingTitles } from './inputs.mjs'
import { LAST_RUN } from './reports.mjs'

const out = 'storybook-static'
const sources = [
  '.storybook',
  'stories',
  'src',
  'contract',
  'mocks',
  'server',
  'docs/review.md',
  'vite.config.ts',
  'scripts/leanQuery.ts',
  'scripts/leanRouter.ts',
  'package-lock.json',
]
const hash = hashOf(sources, [provingTitles(), process.env.STORYBOOK_FILES ?? ''])

await buildIfChanged(out, hash, (folder) => {
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js'
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder]
  execFileSync(process.execPath, [storybook, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
})
writeFileSync(join(out, 'last-run.json'), existsSync(LAST_RUN) ? readFileSync(LAST_RUN) : 'null')
// Its time tells the demo's server to read all files again.
keepHash(join(out, 'built.json'), hash)

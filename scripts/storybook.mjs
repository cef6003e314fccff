/**
 * Builds Storybook into storybook-static if its inputs have changed. The previous build is replaced only when the new one is
 * complete. Its page "Proof" gets the outcome of the last test run in any case.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isBuiltFrom, keepHash, provingTitles } from './inputs.mjs'
import { LAST_RUN } from './reports.mjs'

const out = 'storybook-static'
const next = '.cache/storybook-next'
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

if (!isBuiltFrom(join(out, 'built.json'), hash)) {
  rmSync(next, { recursive: true, force: true })
  mkdirSync('.cache', { recursive: true })
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js'
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', next]
  execFileSync(process.execPath, [storybook, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  keepHash(join(next, 'built.json'), hash)
  rmSync(out, { recursive: true, force: true })
  renameSync(next, out)
}
writeFileSync(join(out, 'last-run.json'), existsSync(LAST_RUN) ? readFileSync(LAST_RUN) : 'null')
// Its time tells the demo's server to read all files again.
keepHash(join(out, 'built.json'), hash)

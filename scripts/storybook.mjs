/**
 * Builds Storybook into storybook-static if it is missing or older than its sources. The previous build is replaced only when
 * the new one is complete.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNewer } from './freshness.mjs'

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
  'tests',
  'vite.config.ts',
  'package-lock.json',
  '.cache/last-run.json',
]

if (!isNewer(join(out, 'built.json'), sources)) {
  rmSync(next, { recursive: true, force: true })
  mkdirSync('.cache', { recursive: true })
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js'
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', next]
  execFileSync(process.execPath, [storybook, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  writeFileSync(join(next, 'built.json'), '{}\n')
  rmSync(out, { recursive: true, force: true })
  renameSync(next, out)
}

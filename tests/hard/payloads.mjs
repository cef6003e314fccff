/**
 * Enters 40 scripts in every text field of every kind of record, and opens every list, form, dialog and the trash with each.
 */
import { spawnSync } from 'node:child_process'
import { judge } from './drill.mjs'

const command = ['node_modules/.bin/playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', 'payloads']
const { status } = spawnSync(process.execPath, command, {
  stdio: 'inherit',
  env: { ...process.env, PAYLOADS: 'all', E2E_RESULTS: '.cache/payloads.json' },
})
const isGood = status === 0
judge(
  '40 payloads in 7 kinds of records, 8 lists and 8 forms',
  isGood ? '0 dialogs, 0 reports, all shown as typed' : 'see above',
  isGood,
  '0, 0, all',
)

/** Class times and plain dates in eight zones, 10,000 of each: none shifts. `node tests/hard/zones.mjs [cases]` */
import { spawnSync } from 'node:child_process'
import { judge } from './drill.mjs'

const CASES = process.argv[2] ?? '10000'
const zones = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

for (const TZ of zones) {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'node', '--reporter=dot', 'tests/contract/wallClock.test.ts'],
    { env: { ...process.env, TZ, ZONE_CASES: CASES, NO_COLOR: '1' }, encoding: 'utf8' },
  )
  if (status !== 0) console.error(stdout + stderr)
  judge(
    `${CASES} times and ${CASES} days in ${TZ}`,
    status === 0 ? 'none shifted' : 'shifted',
    status === 0,
    '0 shifted',
  )
}

/** Class times and dates in eight time zones, 10,000 of each: none may shift. `node tests/hard/zones.mjs [cases]` */
import { judge } from './drill.mjs'
import { runTests } from './vitest.mjs'

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
  const { isGood } = runTests(['tests/contract/wallClock.test.ts'], { TZ, ZONE_CASES: CASES })
  judge(`${CASES} times and ${CASES} days in ${TZ}`, isGood ? 'none shifted' : 'shifted', isGood, '0 shifted')
}

/** Runs guarantees that `npm test` already covers as drills: `node tests/hard/inTests.mjs <test file>...` */
import { judge } from './drill.mjs'
import { runTests } from './vitest.mjs'

for (const file of process.argv.slice(2)) {
  const { isGood } = runTests([file], {})
  judge(file, isGood ? 'all as it should be' : 'see above', isGood, 'every test of it')
}

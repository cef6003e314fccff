/** Runs a test file as a drill, with other parameters than `npm test`. */
import { spawnSync } from 'node:child_process'

/**
 * @param {string[]} selection a file, and further arguments for Vitest
 * @param {Record<string, string>} settings
 * @returns {{ isGood: boolean, seconds: number }}
 */
export function runTests(selection, settings) {
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'node', '--reporter=dot', '--testTimeout=7200000', ...selection],
    { env: { ...process.env, NO_COLOR: '1', ...settings }, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) console.error(stdout + stderr)
  return { isGood: status === 0, seconds: (performance.now() - startedAt) / 1000 }
}

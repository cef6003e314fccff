/**
 * `npm run bench:export`: export of 100,000 students as a spreadsheet: duration, memory of the server, and latency of other
 * requests during the export. BENCH_ROWS sets the number of students; SERVER_ENTRY names another build to compare with.
 */
import './help.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile, wait } from '#tests/hard/drill.mjs'
import { exportTimes, memoryOf, resetPeak, waitsDuring } from '#tests/hard/exportFile.mjs'
import { embeddedTarget, postgresTarget } from './benchTargets.mjs'
import { median, unpin } from './benchLoad.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const TIMES = 5

/** @param {import('./benchTargets.mjs').Target} target */
async function measure({ name, server, token }) {
  unpin(server.pid)
  await waitsDuring(server, token, () => wait(3000))
  const alone = await waitsDuring(server, token, () => wait(3000))

  const idle = memoryOf(server.pid, 'VmRSS')
  resetPeak(server.pid)
  const once = await exportTimes(server, token, 1)
  const peak = memoryOf(server.pid, 'VmHWM')
  const { seconds, firsts } = await exportTimes(server, token, TIMES)
  const meanwhile = await waitsDuring(server, token, () => exportTimes(server, token, TIMES))
  const [time, first] = [median(seconds), median(firsts)]
  console.log(
    `${name}: ${ROWS} students, ${(once.size / 1e6).toFixed(1)} MB in ${time.toFixed(2)} s, answered after ${first.toFixed(0)} ms (medians of ${TIMES}); ` +
      `memory ${idle.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most in the first, ${memoryOf(server.pid, 'VmHWM').toFixed(0)} MB in all; ` +
      `page 1 for 4 others: p99 ${percentile(meanwhile, 0.99).toFixed(1)} ms, longest ${Math.max(...meanwhile).toFixed(0)} ms ` +
      `(without the export ${percentile(alone, 0.99).toFixed(1)} and ${Math.max(...alone).toFixed(0)} ms)`,
  )
}

console.log(`load of the machine before the run: ${loadavg()[0]?.toFixed(2)}`)
const home = mkdtempSync(join(tmpdir(), 'institute-bench-'))
const embedded = await embeddedTarget(home, ROWS)
await measure(embedded)
await embedded.server.stop('SIGTERM')
const postgres = await postgresTarget(ROWS)
if (postgres) {
  await measure(postgres.target)
  await postgres.target.server.stop('SIGTERM')
  await postgres.stop()
}
rmSync(home, { recursive: true })

/**
 * Export of students as a spreadsheet: duration, memory of the server, and latency of other requests
 * during the export.
 */
import { percentile, wait } from '#tests/drills/drill.mjs'
import { exportTimes, memoryOf, resetPeak, waitsDuring } from '#tests/drills/exportFile.mjs'
import { benchFolder, median, rounded, setting } from './benchFigures.mjs'
import { onEachDatabase } from './benchTargets.mjs'
import { unpin } from './benchLoad.mjs'

const ROWS = setting('BENCH_ROWS', 100_000)
const TIMES = setting('BENCH_ROUNDS', 5)

/** @param {import('./benchTargets.mjs').Target} target */
async function measure({ name, server, token }) {
  unpin(server.pid)
  await waitsDuring(server, token, () => wait(3000))
  const alone = await waitsDuring(server, token, () => wait(3000))
  const idle = memoryOf(server.pid)
  resetPeak(server.pid)
  const once = await exportTimes(server, token, 1)
  const peak = memoryOf(server.pid, 'VmHWM')
  const { seconds, firsts } = await exportTimes(server, token, TIMES)
  const meanwhile = await waitsDuring(server, token, () => exportTimes(server, token, TIMES))
  const waits = [meanwhile, alone].map((times) =>
    [percentile(times, 0.99), Math.max(...times)].map(rounded).join(' and '),
  )
  console.log(`${name}: ${ROWS} students, ${rounded(once.size / 1e6)} MB, medians of ${TIMES}
  whole file after ${rounded(median(seconds))} s, its beginning after ${rounded(median(firsts))} ms
  memory ${[idle, peak, memoryOf(server.pid, 'VmHWM')].map(rounded).join(', ')} MB: before, at most in the first, in all
  page 1 for 4 others: p99 and longest ${waits[0]} ms, without the export ${waits[1]} ms`)
}

export const benchExport = () => onEachDatabase(benchFolder(), ROWS, measure)

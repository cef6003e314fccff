/** Processes a list with several workers and reports the rate and the remaining time. */

/** Interval of progress lines without a terminal, in ms. */
const PRINT_INTERVAL = 15_000

const { isTTY } = process.stdout

/** Prints a line above the progress line. @param {string} line */
export const say = (line) => process.stdout.write(`${isTTY ? '\r\u001B[K' : ''}${line}\n`)

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} workers
 * @param {() => Promise<{ work: (item: Item) => Promise<void>, close: () => Promise<void> }>} open
 */
export async function atEach(items, workers, open) {
  const startedAt = performance.now()
  const waiting = items.values()
  let done = 0
  let printedAt = startedAt
  function printProgress() {
    const now = performance.now()
    const isDone = done === items.length
    if (!isTTY && !isDone && now - printedAt < PRINT_INTERVAL) return
    printedAt = now
    const line = progressLine(done, items.length, (now - startedAt) / 1000)
    if (isTTY && !isDone) process.stdout.write(`\r${line}\u001B[K`)
    else say(line)
  }
  await Promise.all(
    Array.from({ length: Math.min(workers, items.length) }, async () => {
      const { work, close } = await open()
      for (const item of waiting) {
        await work(item)
        done += 1
        printProgress()
      }
      await close()
    }),
  )
}

/** @param {number} done @param {number} all @param {number} seconds elapsed */
export function progressLine(done, all, seconds) {
  const rate = done / Math.max(seconds, 0.001)
  const left = Math.ceil((all - done) / Math.max(rate, 0.001))
  const time = done === all ? `${clock(Math.round(seconds))} in all` : `${clock(left)} left`
  return `  ${done} of ${all} stories, ${rate.toFixed(1)} a second, ${time}`
}

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

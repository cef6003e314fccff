import { statSync } from 'node:fs'

/** A terminal, or a log. */
export interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

export interface Progress {
  /** Name of the task: 'Restoring'. */
  title: string
  /** The unit of the progress. */
  unit: 'rows' | 'MB'
  out?: Output
  /** The time, in ms. */
  clock?: () => number
}

/** Interval of progress messages, in ms. A terminal overwrites its line; a log gets a new line each time. */
const PACE = { terminal: 200, log: 10_000 }

/**
 * Reports the progress, speed and remaining time of a task.
 * @param work calls `at` with the amount that is done and, if known, the total
 */
export async function withProgress<T>(
  { title, unit, out = process.stderr, clock = () => performance.now() }: Progress,
  work: (at: (done: number, total?: number) => void) => Promise<T>,
): Promise<T> {
  const isTerminal = out.isTTY === true
  const pace = isTerminal ? PACE.terminal : PACE.log
  const startedAt = clock()
  let reportedAt = startedAt
  try {
    return await work((done, total) => {
      if (clock() - reportedAt < pace) return
      reportedAt = clock()
      const line = `${title}: ${words(done, unit, total, (reportedAt - startedAt) / 1000)}`
      out.write(isTerminal ? `\r\u001B[K${line}` : `${line}\n`)
    })
  } finally {
    if (isTerminal && reportedAt > startedAt) out.write('\r\u001B[K')
  }
}

/**
 * Like {@link withProgress}, but measures the size of a growing file.
 * @param total its final size in MB, if known
 */
export const withFileProgress = <T>(
  path: string,
  title: string,
  total: number | undefined,
  work: () => Promise<T>,
) =>
  withProgress({ title, unit: 'MB' }, async (at) => {
    const timer = setInterval(() => at(megabytes(path), total), PACE.terminal)
    try {
      return await work()
    } finally {
      clearInterval(timer)
    }
  })

/** Returns the size of a file in MB; 0 if it does not exist. */
export const megabytes = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / MEGABYTE

export const MEGABYTE = 1_000_000

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

function words(done: number, unit: string, total: number | undefined, seconds: number) {
  const rate = done / seconds
  const speed = `${number.format(rate)} a second`
  if (total === undefined) return `${number.format(done)} ${unit}, ${speed}`
  const left = Math.ceil(Math.max(0, total - done) / rate)
  return `${number.format(done)} of ${number.format(total)} ${unit}, ${speed}, ${left} s left`
}

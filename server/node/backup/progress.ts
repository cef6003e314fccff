import { statSync } from 'node:fs'

/** Where progress is shown: a terminal, or a log. */
export interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

export interface Progress {
  /** What is done, such as 'Restoring'. */
  title: string
  /** What is counted. */
  unit: 'rows' | 'MB'
  out?: Output
  /** The time, in ms. */
  clock?: () => number
}

/** Between two words, in ms: a terminal's line is written over, a log gets a line each time. */
const PACE = { terminal: 200, log: 10_000 }

/**
 * Tells during some work how much is done, how fast, and how long the rest will take.
 * @param work calls `at` with what is done by now, and how much there is in all
 */
export async function told<T>(
  { title, unit, out = process.stderr, clock = () => performance.now() }: Progress,
  work: (at: (done: number, total?: number) => void) => Promise<T>,
): Promise<T> {
  const isTerminal = out.isTTY === true
  const pace = isTerminal ? PACE.terminal : PACE.log
  const startedAt = clock()
  let saidAt = startedAt
  try {
    return await work((done, total) => {
      if (clock() - saidAt < pace) return
      saidAt = clock()
      const line = `${title}: ${words(done, unit, total, (saidAt - startedAt) / 1000)}`
      out.write(isTerminal ? `\r\u001B[K${line}` : `${line}\n`)
    })
  } finally {
    if (isTerminal && saidAt > startedAt) out.write('\r\u001B[K')
  }
}

/** As {@link told}, by how a file grows. @param total its size in the end, in MB, where that is known */
export const toldBySize = <T>(
  path: string,
  title: string,
  total: number | undefined,
  work: () => Promise<T>,
) =>
  told({ title, unit: 'MB' }, async (at) => {
    const timer = setInterval(() => at(megabytes(path), total), PACE.terminal)
    try {
      return await work()
    } finally {
      clearInterval(timer)
    }
  })

/** How large a file is; nothing where it is not there yet. */
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

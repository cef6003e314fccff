import type { Piece } from '#server/store/sql/backup/snapshot.ts'

/** Where progress is shown: a terminal, or a log. */
export interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

export interface Progress {
  /** What is done, such as 'Restoring'. */
  title: string
  /** Rows in all, where that is known. */
  total?: number | undefined
  out?: Output
  /** The time, in ms. */
  clock?: () => number
}

/** Between two words, in ms: a terminal's line is written over, a log gets a line each time. */
const PACE = { terminal: 200, log: 10_000 }

/** Hands the pieces on, and tells meanwhile how many rows went by, how fast, and how long the rest will take. */
export async function* told(
  pieces: AsyncIterable<Piece>,
  { title, total, out = process.stderr, clock = () => performance.now() }: Progress,
): AsyncGenerator<Piece> {
  const isTerminal = out.isTTY === true
  const pace = isTerminal ? PACE.terminal : PACE.log
  const startedAt = clock()
  let saidAt = startedAt
  let rows = 0
  try {
    for await (const piece of pieces) {
      yield piece
      rows += piece.rows.length
      if (clock() - saidAt < pace) continue
      saidAt = clock()
      const line = `${title}: ${words(rows, total, (saidAt - startedAt) / 1000)}`
      out.write(isTerminal ? `\r\u001B[K${line}` : `${line}\n`)
    }
  } finally {
    if (isTerminal && saidAt > startedAt) out.write('\r\u001B[K')
  }
}

const number = new Intl.NumberFormat('en')

function words(rows: number, total: number | undefined, seconds: number) {
  const rate = rows / seconds
  const speed = `${number.format(Math.round(rate))} a second`
  if (total === undefined) return `${number.format(rows)} rows, ${speed}`
  const left = Math.ceil(Math.max(0, total - rows) / rate)
  return `${number.format(rows)} of ${number.format(total)} rows, ${speed}, ${left} s left`
}

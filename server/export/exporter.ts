import { streamOf, yieldToOthers, type Bytes } from '#server/stream.ts'
import { studentBook, type ExportOrder, type ExportSource } from './studentBook.ts'
import { workbook } from './workbook.ts'

/** A spreadsheet that is under way. */
export interface ExportedFile {
  /** How many students it will have. */
  rows: number
  /** With backpressure. Fails if the file cannot be completed; cancelling it ends the work. */
  body: ReadableStream<Bytes>
}

/**
 * Makes the spreadsheet of an order.
 * @param signal aborted when the client is gone
 * @throws {Refusal} where it cannot be begun just now
 */
export type Exporter = (order: ExportOrder, signal: AbortSignal) => Promise<ExportedFile>

/** After so much work everything else has its turn, in ms. */
const TURN = 4

/** Returns an exporter that works in this thread, for wherever there is no other one: tests and the browser. */
export function exportHere(source: ExportSource): Exporter {
  return async (order) => {
    const { rows, sheets } = await studentBook(source, order)
    return { rows, body: streamOf(workbook(sheets, { pause: pauses() })) }
  }
}

function pauses() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN) return
    await yieldToOthers()
    since = performance.now()
  }
}

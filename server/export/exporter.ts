import { streamOf, yieldToOthers, type Bytes } from '#server/stream.ts'
import type { ExportOrder, ExportSource } from './order.ts'
import { registerBook } from './registerBook.ts'
import { workbook } from './workbook.ts'

/** A spreadsheet that is being generated. */
export interface ExportedFile {
  /** The expected number of records. */
  rows: number
  /** Generated on demand. Errors if the file cannot be completed; cancelling it stops the work. */
  body: ReadableStream<Bytes>
}

/**
 * Generates the spreadsheet of an order.
 * @param signal aborted when the client disconnects
 * @throws {Refusal} if it cannot start now
 */
export type Exporter = (order: ExportOrder, signal: AbortSignal) => Promise<ExportedFile>

/** Time after which the export yields to other tasks, in ms. */
const TURN = 4

/** Returns an exporter that runs in this thread, for tests and the browser. */
export function exportHere(source: ExportSource): Exporter {
  return async (order) => {
    const { rows, sheets } = await registerBook(source, order)
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

import type { ExportSource } from '#server/export/order.ts'
import { registerBook } from '#server/export/registerBook.ts'
import { workbook } from '#server/export/workbook.ts'
import { openReader } from '#server/node/workers/openReader.ts'
import { serve, type Client } from '#server/node/workers/serve.ts'
import { atOneMoment } from '#server/store/sql/engine/engineOf.ts'
import { storeOver } from '#server/store/sql/sqlStore.ts'
import { ahead, type Bytes } from '#server/stream.ts'
import type { ExportProtocol } from './workerExporter.ts'
import { zlibPacker } from './zlibPacker.ts'

/** Entry point of a worker thread: generates spreadsheets, each on a database connection of its own. */

/** Size of each message in bytes, except the last one. */
const PIECE = 64 * 1024

/** Collects chunks of any size and sends them in large ones. */
async function sendAll(pieces: AsyncIterable<Bytes>, { send, signal }: Client<ExportProtocol>) {
  let piece = new Uint8Array(PIECE)
  let filled = 0
  for await (const bytes of pieces) {
    for (let at = 0; at < bytes.byteLength;) {
      const part = bytes.subarray(at, at + PIECE - filled)
      piece.set(part, filled)
      filled += part.byteLength
      at += part.byteLength
      if (filled < PIECE) continue
      await send(piece)
      piece = new Uint8Array(PIECE)
      filled = 0
    }
    if (signal.aborted) return
  }
  if (filled > 0) await send(piece.slice(0, filled))
}

serve<ExportProtocol>(async ({ location, order }, client) => {
  const { db, engine } = await openReader(location)
  try {
    await atOneMoment(db, engine, async (reader) => {
      const store = storeOver(reader, engine)
      const { students, classes } = store
      const source: ExportSource = {
        ...store,
        students: { ...students, slices: (query) => ahead(students.slices(query)) },
        classes: { ...classes, slices: (query) => ahead(classes.slices(query)) },
      }
      const { rows, sheets } = await registerBook(source, order)
      client.begin(rows)
      await sendAll(workbook(sheets, { packerOf: zlibPacker }), client)
    })
  } finally {
    await db.destroy()
  }
})

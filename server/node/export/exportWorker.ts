import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { registerBook } from '#server/export/registerBook.ts'
import { workbook } from '#server/export/workbook.ts'
import { momentOf, type Moment } from '#server/store/sql/lists/moment.ts'
import { atOneMoment } from '#server/store/sql/engine/oneMoment.ts'
import { ahead, type Bytes } from '#server/stream.ts'
import { AHEAD, failureOf, type ExportTask, type FromWorker, type ToWorker } from './messages.ts'
import { openReader } from './openReader.ts'
import { zlibPacker } from './zlibPacker.ts'

/** Entry point of a worker thread: generates one spreadsheet, on a database connection of its own, and exits. */

/** Size of each message in bytes, except the last one. */
const PIECE = 64 * 1024

// Lowers the priority of this thread, so that requests go first. On Linux each thread has its own priority.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const port = parentPort
if (!port) throw new Error('This runs as a worker.')
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const stopped = new AbortController()
const client = { room: AHEAD, onRoom: () => {} }
port.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') stopped.abort()
  else client.room += message.bytes
  client.onRoom()
})

async function send(bytes: Bytes) {
  // A transferred buffer has no length in this thread.
  client.room -= bytes.byteLength
  say({ kind: 'piece', bytes }, [bytes.buffer])
  while (client.room <= 0 && !stopped.signal.aborted) {
    await new Promise<void>((resolve) => {
      client.onRoom = resolve
    })
  }
}

/** Collects chunks of any size and sends them in large ones. */
async function sendAll(pieces: AsyncIterable<Bytes>) {
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
    if (stopped.signal.aborted) return
  }
  if (filled > 0) await send(piece.slice(0, filled))
}

async function work({ location, order }: ExportTask) {
  const { db, engine } = await openReader(location)
  try {
    await atOneMoment(db, engine, async (reader) => {
      const moment = momentOf(reader, engine)
      const { students, classes } = moment
      const source: Moment = {
        ...moment,
        students: { ...students, slices: (query) => ahead(students.slices(query)) },
        classes: { ...classes, slices: (query) => ahead(classes.slices(query)) },
      }
      const { rows, sheets } = await registerBook(source, order)
      say({ kind: 'begun', rows })
      await sendAll(workbook(sheets, { packerOf: zlibPacker }))
    })
    say({ kind: 'done' })
  } finally {
    await db.destroy()
  }
}

const task: ExportTask = workerData
await work(task).catch((error: unknown) => say({ kind: 'failed', failure: failureOf(error) }))
port.close()

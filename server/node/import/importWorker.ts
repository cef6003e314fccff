import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { finished } from '#server/import/answer.ts'
import { runImport, type ImportParts } from '#server/import/importer.ts'
import { newPassword } from '#server/import/passwords.ts'
import { hashGenerated } from '#server/node/authKit.ts'
import { failureOf } from '#server/node/export/messages.ts'
import { openReader } from '#server/node/export/openReader.ts'
import { isFull, isUnavailable } from '#server/store/sql/engine/faults.ts'
import { importing } from '#server/store/sql/imports/importing.ts'
import type { FromWorker, ImportOrder, Role, ToWorker } from './messages.ts'

/** Entry point of a worker thread: does tasks of imports one after another, each on a database connection of its own. */

const port = parentPort
if (!port) throw new Error('This runs as a worker.')
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const role: Role = workerData
// Requests go first, but a write holds the lock that others wait for. On Linux each thread has its own priority.
if (role === 'reading' && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

let stopped = new AbortController()
port.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') stopped.abort()
  else void answer(message.order)
})

/** Opens the database for a write. Loads only the driver that it needs, as each worker loads it again. */
async function openWriter({ DATABASE_URL, DATA_DIR }: ImportOrder['location']) {
  const isPatient = true
  if (DATABASE_URL === undefined) {
    const { openEmbedded } = await import('#server/store/sql/engine/embedded.ts')
    return { db: openEmbedded(DATA_DIR, { isPatient, isBulk: true }), engine: 'sqlite' as const }
  }
  const { openPostgres } = await import('#server/store/sql/engine/postgres.ts')
  // A lost connection already fails the statement that used it.
  return { db: openPostgres(DATABASE_URL, () => {}, { isPatient }), engine: 'postgres' as const }
}

async function work({ location, task, body }: ImportOrder, signal: AbortSignal) {
  const { db, engine } = role === 'writing' ? await openWriter(location) : await openReader(location)
  try {
    const parts: ImportParts = {
      store: importing(db, engine),
      newPassword: () => newPassword(hashGenerated),
    }
    const onProgress = (done: number, total: number) => say({ kind: 'progress', done, total })
    const result = runImport(task, body, parts, { onProgress, signal })
    return await finished(task, result, { isUnavailable, isFull })
  } finally {
    await db.destroy()
  }
}

async function answer(order: ImportOrder) {
  stopped = new AbortController()
  try {
    const done = await work(order, stopped.signal)
    say({ kind: 'finished', answer: done }, [done.body.buffer])
  } catch (error) {
    say({ kind: 'failed', failure: failureOf(error) })
  }
}

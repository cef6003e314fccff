import { answerImport } from '#server/import/answer.ts'
import { isWrite } from '#server/import/importer.ts'
import { newPassword } from '#server/import/passwords.ts'
import { hashGenerated } from '#server/node/authKit.ts'
import { openReader } from '#server/node/workers/openReader.ts'
import { serve } from '#server/node/workers/serve.ts'
import { storeOver } from '#server/store/sql/sqlStore.ts'
import type { ImportOrder, ImportProtocol } from './workerImporter.ts'

/** Entry point of a worker thread: does tasks of imports, each on a database connection of its own. */

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

serve<ImportProtocol>(async ({ location, task, body }, { begin, send, signal }) => {
  const { db, engine } = isWrite(task) ? await openWriter(location) : await openReader(location)
  try {
    const parts = {
      store: storeOver(db, engine),
      newPassword: () => newPassword(hashGenerated),
    }
    await answerImport(task, body, parts, {
      begin: (head) => begin(head, head.body && [head.body.buffer]),
      send: (bytes) => void send(bytes),
      signal,
    })
  } finally {
    await db.destroy()
  }
})

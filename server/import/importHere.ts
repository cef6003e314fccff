import { Cancelled } from '#server/store/importStore.ts'
import type { Store } from '#server/store/store.ts'
import { brokenOff, type Bytes } from '#server/stream.ts'
import { answerImport, importCancelled, type ImportClient, type Importer } from './answer.ts'
import type { ImportDeps } from './importer.ts'
import { newPassword } from './passwords.ts'

interface HereDeps {
  store: ImportDeps['store'] & Pick<Store, 'isUnavailable' | 'isFull'>
  hashPassword: (password: string) => Promise<string>
}

/** Returns an importer that runs in this thread, for tests and the browser. */
export function importHere({ store, hashPassword }: HereDeps): Importer {
  const parts = { store, newPassword: () => newPassword(hashPassword) }
  return (task, bytes, signal) =>
    new Promise((resolve, reject) => {
      const stopped = new AbortController()
      let lines: ReadableStreamDefaultController<Bytes> | undefined
      const streamed = () =>
        new ReadableStream<Bytes>({
          start(controller) {
            lines = controller
          },
          cancel() {
            stopped.abort()
            lines = undefined
          },
        })
      const client: ImportClient = {
        begin: ({ body, ...head }) => resolve({ ...head, body: body ?? streamed() }),
        send: (piece) => lines?.enqueue(piece),
        signal: AbortSignal.any([signal, stopped.signal]),
      }
      answerImport(task, bytes, parts, client).then(
        () => lines?.close(),
        (error: unknown) => {
          lines?.error(brokenOff('The import'))
          // Has no effect once the response has begun.
          reject(error instanceof Cancelled ? importCancelled() : error)
        },
      )
    })
}

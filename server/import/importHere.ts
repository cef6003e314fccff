import type { Store } from '#server/store/store.ts'
import { answerLines, finished, type Importer } from './answer.ts'
import { runImport, type ImportParts } from './importer.ts'
import { newPassword } from './passwords.ts'

type Faults = Pick<Store, 'isUnavailable' | 'isFull'>

interface HereParts {
  store: ImportParts['store'] & Faults
  hashPassword: (password: string) => Promise<string>
}

/** Returns an importer that runs in this thread, for tests and the browser. */
export function importHere({ store, hashPassword }: HereParts): Importer {
  const parts = { store, newPassword: () => newPassword(hashPassword) }
  return (task, body, signal) => {
    if (task.does !== 'write') return finished(task, runImport(task, body, parts), store)
    return answerLines(
      (onProgress, stop) => finished(task, runImport(task, body, parts, { onProgress, signal: stop }), store),
      signal,
      () => {},
    )
  }
}

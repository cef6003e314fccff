import type { Store } from '#server/store/store.ts'
import { keepErased } from './backup/erasedFile.ts'

/**
 * A store that keeps a list of erasures in a folder, in step with its own.
 * @param onFault called when the list cannot be written; the database has the entries, and the write is retried
 */
export function keepingErased(store: Store, folder: string, onFault: (error: unknown) => void): Store {
  const keep = () => keepErased(folder, store.upkeep).catch(onFault)
  return {
    ...store,
    trash: {
      ...store.trash,
      async erase(...args) {
        const isErased = await store.trash.erase(...args)
        if (isErased) await keep()
        return isErased
      },
    },
    upkeep: {
      ...store.upkeep,
      // Others may have erased as well: another server, or one that was killed before it wrote the list.
      async scrub() {
        await keep()
        return store.upkeep.scrub()
      },
    },
  }
}

import type { Store } from '#server/store/store.ts'
import { keepErased } from './backup/erasedFile.ts'

/**
 * Returns a store that writes each erasure to the list in a folder as well.
 * @param onError called if the list cannot be written; the database has the entries, and the write is retried
 */
export function keepingErased(store: Store, folder: string, onError: (error: unknown) => void): Store {
  const keep = () => keepErased(folder, store.upkeep).catch(onError)
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
      // At startup and once an hour: another server may have erased records, or one may have been killed before it wrote the list.
      async deleteExpired(at) {
        const gone = await store.upkeep.deleteExpired(at)
        if (gone === 0) await keep()
        return gone
      },
    },
  }
}

/** A browser's storage that a visitor may have blocked and that may be full: then a text lasts as long as the page. */
function guarded(open: () => Storage) {
  const unsaved = new Map<string, string>()

  function tried<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }

  return {
    read: (key: string): string | null =>
      unsaved.get(key) ?? tried((storage) => storage.getItem(key)) ?? null,

    write(key: string, text: string): void {
      const isSaved = tried((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (isSaved) unsaved.delete(key)
      else unsaved.set(key, text)
    },

    remove(key: string): void {
      unsaved.delete(key)
      tried((storage) => storage.removeItem(key))
    },

    keys: (): string[] => [...unsaved.keys(), ...(tried((storage) => Object.keys(storage)) ?? [])],
  }
}

/** Lasts on this device. */
export const deviceStorage = guarded(() => localStorage)

/** Lasts as long as the tab. */
export const tabStorage = guarded(() => sessionStorage)

/** Imports a module once. After a failure the next call tries again. */
export interface ImportOnce<Module> {
  (): Promise<Module>
  /** The module, once it is imported. */
  imported?: Module
}

export function importOnce<Module>(load: () => Promise<Module>): ImportOnce<Module> {
  let loading: Promise<Module> | undefined
  const once: ImportOnce<Module> = () => {
    loading ??= load()
      .then((module) => (once.imported = module))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
  return once
}

const late: ImportOnce<unknown>[] = []

/** The same for what opens over a screen: {@link preloadLate} loads it, too. */
export function importLate<Module>(load: () => Promise<Module>): ImportOnce<Module> {
  const once = importOnce(load)
  late.push(once)
  return once
}

/** Loads what may open over the screens that are loaded, so that it opens without delay, and offline. */
export const preloadLate = () => Promise.all(late.map((once) => once()))

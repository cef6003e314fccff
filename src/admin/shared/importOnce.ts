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

import { lazy, useState, type ComponentType } from 'react'

export interface LazyPage {
  (): React.JSX.Element
  /** Loads its chunk, once. */
  preload: () => Promise<ComponentType>
}

/** A page in a chunk of its own; it renders at once where it has been loaded before, as for hydration. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let ready: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

  function preload() {
    loading ??= load().then(
      (loaded) => (ready = loaded),
      (error: unknown) => {
        // The next one tries again.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  // One for all renders: a new one for each would ask without end for a chunk that does not come.
  const Lazy = lazy(async () => ({ default: await preload() }))

  function Page() {
    const [Loaded] = useState(() => ready ?? Lazy)
    return <Loaded />
  }
  return Object.assign(Page, { preload })
}

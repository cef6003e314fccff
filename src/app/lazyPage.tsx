import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

export interface LazyPage {
  (): React.JSX.Element
  /** Loads its chunk, once. */
  preload: () => Promise<ComponentType>
  /** Whether it renders at once. */
  isLoaded: () => boolean
}

/**
 * A page in a chunk of its own; it renders at once where it has been loaded before, as for hydration.
 * @param waiting what stands in its place while it loads; without it the nearest Suspense around says so
 */
export function lazyPage(load: () => Promise<ComponentType>, waiting?: ReactNode): LazyPage {
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
    // No boundary around what is there: React hydrates what is within one late.
    if (waiting === undefined || Loaded === ready) return <Loaded />
    return (
      <Suspense fallback={waiting}>
        <Loaded />
      </Suspense>
    )
  }
  return Object.assign(Page, { preload, isLoaded: () => ready !== undefined })
}

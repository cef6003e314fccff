import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

export interface LazyPage {
  (): React.JSX.Element
  /** Loads the chunk; repeated calls load it once. */
  preload: () => Promise<ComponentType>
  /** Whether the chunk is loaded. */
  isLoaded: () => boolean
}

/**
 * Returns a page in a chunk of its own. It renders synchronously once the chunk is loaded, as hydration
 * requires.
 * @param waiting shown while the chunk loads; without it, the nearest Suspense boundary shows its fallback
 */
export function lazyPage(load: () => Promise<ComponentType>, waiting?: ReactNode): LazyPage {
  let ready: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

  function preload() {
    loading ??= load().then(
      (loaded) => (ready = loaded),
      (error: unknown) => {
        // The next call tries again.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  // Created once: a new lazy component for each render would request a failing chunk forever.
  const Lazy = lazy(async () => ({ default: await preload() }))

  function Page() {
    const [Loaded] = useState(() => ready ?? Lazy)
    // Without a Suspense boundary, as React would hydrate its content later.
    if (waiting === undefined || Loaded === ready) return <Loaded />
    return (
      <Suspense fallback={waiting}>
        <Loaded />
      </Suspense>
    )
  }
  return Object.assign(Page, { preload, isLoaded: () => ready !== undefined })
}

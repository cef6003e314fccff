import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { importOnce } from '#admin/shared/importOnce.ts'

export interface LazyPage<Props extends object = object> {
  (props: Props): React.JSX.Element
  /** Loads the chunk; repeated calls load it once. */
  preload: () => Promise<ComponentType<Props>>
  /** Whether the chunk is loaded. */
  isLoaded: () => boolean
}

/**
 * Returns a page in a chunk of its own. It renders synchronously once the chunk is loaded, as hydration
 * requires.
 * @param waiting shown while the chunk loads; without it, the nearest Suspense boundary shows its fallback
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): LazyPage<Props> {
  const preload = importOnce(load)

  // Created once: a new lazy component for each render would request a failing chunk forever.
  const Lazy = lazy(async () => ({ default: await preload() }))

  function Page(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => preload.imported ?? Lazy)
    // Without a Suspense boundary, as React would hydrate its content later.
    if (waiting === undefined || Loaded === preload.imported) return <Loaded {...props} />
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return Object.assign(Page, { preload, isLoaded: () => preload.imported !== undefined })
}

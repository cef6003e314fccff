import { Suspense, use, useState, type ReactNode } from 'react'

interface LateProps<Module> {
  /** Made by importOnce. */
  load: () => Promise<Module>
  children: (loaded: Module) => ReactNode
  /** Shown until it is loaded. */
  waiting?: ReactNode
}

/** What needs a module that is loaded when it is first shown: lists load without the large fields of their dialogs. */
export function Late<Module>({ load, children, waiting }: LateProps<Module>) {
  // Kept here, as each render of what waits for it would request a module that fails once more, without end.
  const [loading] = useState(load)
  return (
    <Suspense fallback={waiting}>
      <Loaded loading={loading}>{children}</Loaded>
    </Suspense>
  )
}

interface LoadedProps<Module> extends Pick<LateProps<Module>, 'children'> {
  loading: Promise<Module>
}

const Loaded = <Module,>({ loading, children }: LoadedProps<Module>) => children(use(loading))

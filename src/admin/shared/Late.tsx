import { Suspense, use, useState, type ReactNode } from 'react'
import type { ImportOnce } from './importOnce.ts'

interface LateProps<Module> {
  load: ImportOnce<Module>
  children: (loaded: Module) => ReactNode
  /** Shown until it is loaded. */
  waiting?: ReactNode
}

/** What needs a module that is loaded when it is first shown: lists load without the large fields of their dialogs. */
export function Late<Module>({ load, children, waiting }: LateProps<Module>) {
  // Kept here, as each render of what waits for it would request a module that fails once more, without end.
  const [loading] = useState(() => load.imported ?? load())
  if (!(loading instanceof Promise)) return children(loading)
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

interface LateOnceProps<Module> extends Pick<LateProps<Module>, 'load' | 'children'> {
  isOpen: boolean
}

/** What opens over a screen: loaded when it is first open, and there from then on, so that it can close. */
export function LateOnce<Module>({ isOpen, ...late }: LateOnceProps<Module>) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <Late {...late} />
}

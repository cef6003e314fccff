import { Suspense, use, type ReactNode } from 'react'

interface LateProps<Module> {
  /** Made by importOnce. */
  load: () => Promise<Module>
  children: (loaded: Module) => ReactNode
}

/** What needs a module that is loaded when it is first shown: lists load without the large fields of their dialogs. */
export const Late = <Module,>(props: LateProps<Module>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)

const Loaded = <Module,>({ load, children }: LateProps<Module>) => children(use(load()))

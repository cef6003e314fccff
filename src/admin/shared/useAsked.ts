import { useEffect } from 'react'
import type { ImportOnce } from './importOnce.ts'
import { useModule } from './useModule.ts'

/**
 * Returns the module of a dialog that a call waits for, while it is asked for.
 * @param decline ends the waiting as if it was cancelled, if the module does not come: the call then tells that it failed
 */
export function useAsked<Module>(load: ImportOnce<Module>, isAsked: boolean, decline: () => void) {
  const loaded = useModule(load, isAsked)
  useEffect(() => {
    if (isAsked) load().catch(decline)
  }, [load, isAsked, decline])
  return isAsked ? loaded : undefined
}

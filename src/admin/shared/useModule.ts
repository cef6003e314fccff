import { useEffect, useState } from 'react'
import type { ImportOnce } from './importOnce.ts'

/**
 * Imports a module that a screen can do without until it is there, or if it cannot be imported; undefined till then.
 * @param load made by importOnce
 */
export function useModule<Module>(load: ImportOnce<Module>, isNeeded = true): Module | undefined {
  const [module, setModule] = useState(load.imported)
  useEffect(() => {
    if (isNeeded) load().then(setModule, () => undefined)
  }, [load, isNeeded])
  return module ?? load.imported
}

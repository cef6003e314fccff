import { useEffect, useState } from 'react'
import { importOnce } from './importOnce.ts'
import { useModule } from './useModule.ts'

/** The rules of phone numbers, which are as large as a screen, so that none waits for them. */
export const loadPhones = importOnce(() => import('#contract/text/phone.ts'))

/** Returns them from the first focus on, before anything can be typed; undefined until they are loaded. */
export function usePhones() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    document.addEventListener('focusin', need, { once: true })
    return () => document.removeEventListener('focusin', need)
  }, [])
  return useModule(loadPhones, isNeeded)
}

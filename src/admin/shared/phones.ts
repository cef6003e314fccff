import { importOnce } from './importOnce.ts'
import { useModule } from './useModule.ts'

/** The rules of phone numbers, which are as large as a screen, so that none waits for them. */
export const loadPhones = importOnce(() => import('#contract/text/phone.ts'))

export const usePhones = () => useModule(loadPhones)

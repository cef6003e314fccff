import { useInBrowser } from '#design-system/useInBrowser.ts'
import { importOnce } from '#admin/shared/importOnce.ts'
import { useModule } from '#admin/shared/useModule.ts'

/** The media query of pointers that the fields of a phone are made for. */
export const COARSE_POINTER = '(pointer: coarse)'

const loadFineFields = importOnce(() => import('./fineFields.ts'))

/** False while pages are prerendered, as phones show their HTML the longest. */
const isFine = () => !(globalThis.matchMedia?.(COARSE_POINTER).matches ?? true)

/** Loads a module with fields in it, and what a fine pointer needs for them. */
export async function withFields<Module>(load: () => Promise<Module>): Promise<Module> {
  // Without them, the phone's own do as well.
  const fields = isFine() ? loadFineFields().catch(() => undefined) : undefined
  const [module] = await Promise.all([load(), fields])
  return module
}

/** Returns the fields for a fine pointer; undefined where the phone's own are used, or until they are loaded. */
export function useFineFields() {
  const isNeeded = useInBrowser(isFine, false)
  const fields = useModule(loadFineFields, isNeeded)
  return isNeeded ? fields : undefined
}

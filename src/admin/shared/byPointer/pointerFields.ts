import { useInBrowser } from '#design-system/useInBrowser.ts'
import { importOnce, type ImportOnce } from '#admin/shared/importOnce.ts'
import { useModule } from '#admin/shared/useModule.ts'

/** The media query of pointers that the fields of a phone are made for. */
export const COARSE_POINTER = '(pointer: coarse)'

/** A chunk that only a fine pointer needs. */
export interface FineChunk<Module = unknown> {
  /** Its name. */
  file: string
  load: ImportOnce<Module>
}

/** Of the fields of most forms. */
export const fineFields = {
  file: 'fineFields',
  load: importOnce(() => import('./fineFields.ts')),
} satisfies FineChunk

/** Of forms that choose several of some options. */
export const fineChoices = {
  file: 'fineChoices',
  load: importOnce(() => import('./fineChoices.ts')),
} satisfies FineChunk

/** Of forms that find one of many options. */
export const fineSearch = {
  file: 'fineSearch',
  load: importOnce(() => import('./fineSearch.ts')),
} satisfies FineChunk

/** False while pages are prerendered, as phones show their HTML the longest. */
const isFine = () => !(globalThis.matchMedia?.(COARSE_POINTER).matches ?? true)

/** Loads a module with fields in it, and what a fine pointer needs for them. */
export async function withFields<Module>(
  load: () => Promise<Module>,
  fine: readonly FineChunk[] = [fineFields],
): Promise<Module> {
  // Without them, the phone's own do as well.
  const fields = isFine() ? fine.map((chunk) => chunk.load().catch(() => undefined)) : []
  const [module] = await Promise.all([load(), ...fields])
  return module
}

/**
 * Returns what a fine pointer needs; undefined where the phone's own fields are used, or until it is loaded.
 * @param isNeededByTouch whether the phone's own field would not do here
 */
export function useFine<Module>({ load }: FineChunk<Module>, isNeededByTouch = false): Module | undefined {
  const isNeeded = useInBrowser(isFine, false) || isNeededByTouch
  const fields = useModule(load, isNeeded)
  return isNeeded ? fields : undefined
}

/** The same, of the fields of most forms. */
export const useFineFields = () => useFine(fineFields)

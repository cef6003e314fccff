import type { ImportCheck, ImportDone } from '#contract/import/import.ts'
import type { Draft } from './draft.ts'

export const STEPS = ['file', 'columns', 'check', 'done'] as const

export type Step = (typeof STEPS)[number]

interface PartsOfStep {
  draft: Draft | undefined
  check: ImportCheck | undefined
  done: ImportDone | undefined
}

/** The step of an address, or an earlier one if what it shows is not there. */
export function stepOf(asked: string | null, { draft, check, done }: PartsOfStep): Step {
  if (asked === 'done' && done) return 'done'
  if (asked === 'check' && check && draft) return 'check'
  return asked !== null && draft ? 'columns' : 'file'
}

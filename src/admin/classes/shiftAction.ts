import type { OwnAction } from '#admin/shared/ownAction.ts'
import type { Class } from '#contract/classes.ts'
import type { Versioned } from '#contract/paging.ts'
import { ShiftDialog } from './ShiftDialog.tsx'

/** Moves several classes in time. */
export const shiftAction: OwnAction<Class & Versioned> = {
  label: 'Shift',
  icon: 'clock',
  Dialog: ShiftDialog,
}

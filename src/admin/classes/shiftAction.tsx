import { use } from 'react'
import { importOnce } from '#admin/shared/importOnce.ts'
import type { OwnAction, OwnDialogProps } from '#admin/shared/ownAction.ts'
import type { Class } from '#contract/classes.ts'
import type { Versioned } from '#contract/paging.ts'

const loadShiftDialog = importOnce(() => import('./ShiftDialog.tsx'))

function LoadedShiftDialog(props: OwnDialogProps<Class & Versioned>) {
  const { ShiftDialog } = use(loadShiftDialog())
  return <ShiftDialog {...props} />
}

/** Moves several classes in time. */
export const shiftAction: OwnAction<Class & Versioned> = {
  label: 'Shift',
  icon: 'clock',
  Dialog: LoadedShiftDialog,
}

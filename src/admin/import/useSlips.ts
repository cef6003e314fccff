import { useEffect, useRef, useState } from 'react'
import { useLeaving, type LeaveQuestion } from '#admin/shared/form/LeaveGuard.tsx'
import type { ImportDone } from '#contract/import/import.ts'

/** Asked before the sign-in slips are left. */
export const slipsQuestion: LeaveQuestion = {
  title: 'Leave without the sign-in slips?',
  text: 'You have neither printed nor copied the new passwords. They are not shown again.',
  confirmLabel: 'Leave without them',
  cancelLabel: 'Stay here',
}

/** Whether the sign-in slips of an import were neither printed nor copied yet. */
export function useSlips(done: ImportDone | undefined) {
  const [taken, setTaken] = useState<ImportDone>()
  return {
    areWaiting: done !== undefined && (done.slips ?? []).length > 0 && taken !== done,
    take: () => setTaken(done),
  }
}

interface BackOptions {
  /** Whether Back has led away from slips that wait. */
  isBack: boolean
  comeBack: () => void
  leave: () => void
}

/** Asks when Back leads away from slips that wait: the browser has left their address by then. */
export function useSlipsBackGuard({ isBack, ...actions }: BackOptions) {
  const leaveFor = useLeaving()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isBack) return
    latest.current.comeBack()
    leaveFor(() => latest.current.leave())
  }, [isBack, leaveFor])
}

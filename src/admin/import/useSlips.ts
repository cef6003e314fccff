import { useEffect, useRef, useState } from 'react'
import { useLeaving, type LeaveQuestion } from '#admin/shared/LeaveGuard.tsx'
import type { ImportDone } from '#contract/import.ts'

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

interface BackParts {
  areWaiting: boolean
  /** Whether the address is that of the slips. */
  isHere: boolean
  comeBack: () => void
  leave: () => void
}

/** Asks when Back leads away from slips that wait: the browser has left their address by then. */
export function useSlipsBackGuard({ areWaiting, isHere, comeBack, leave }: BackParts) {
  const leaveFor = useLeaving()
  const wasHere = useRef(false)
  useEffect(() => {
    const isBack = areWaiting && wasHere.current && !isHere
    wasHere.current = areWaiting && isHere
    if (!isBack) return
    comeBack()
    leaveFor(leave)
  })
}

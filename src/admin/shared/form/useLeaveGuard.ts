import { use, useEffect, useRef } from 'react'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { GuardContext, type LeaveQuestion } from './LeaveGuard.tsx'

const unsavedText: LeaveQuestion = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
}

/** Asks for confirmation before a link leaves a screen, or the tab closes: by default for a form with unsaved text. */
export function useLeaveGuard(isDirty: boolean, discard: () => void, question = unsavedText) {
  const { watch } = use(GuardContext)
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  })
  useEffect(
    () => (isDirty ? watch({ discard: () => latest.current(), question, Dialog: ConfirmDialog }) : undefined),
    [isDirty, question, watch],
  )
}

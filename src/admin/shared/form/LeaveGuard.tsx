import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { LinkProvider, useNavigateLink, type Navigate } from '#design-system/Link/Link.tsx'
import { isDetour } from '#admin/shared/list/returnAddress.ts'

/** What the user is asked before they leave. */
export interface LeaveQuestion {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

export const unsavedText: LeaveQuestion = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
}

interface Unsaved {
  /** Discards what would be lost. */
  discard: () => void
  question: LeaveQuestion
}

interface Guard {
  /**
   * Runs an action that leaves the screen: immediately, or after the user confirms what is lost by it.
   * @param question what is lost by the action itself
   */
  leaveFor: (act: () => void, question?: LeaveQuestion) => void
  /** Guards what would be lost. Returns a function that stops guarding it. */
  watch: (unsaved: Unsaved) => () => void
}

const GuardContext = createContext<Guard>({ leaveFor: (act) => act(), watch: () => () => {} })

/** Returns `leaveFor`, for actions other than links that leave a form. */
export const useLeaving = () => use(GuardContext).leaveFor

/** Asks for confirmation before a link leaves a screen, or the tab closes: by default for a form with unsaved text. */
export function useLeaveGuard(isDirty: boolean, discard: () => void, question = unsavedText) {
  const { watch } = use(GuardContext)
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  })
  useEffect(
    () => (isDirty ? watch({ discard: () => latest.current(), question }) : undefined),
    [isDirty, question, watch],
  )
}

/** Routes links within the app through a confirmation when something would be lost. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const goTo = useNavigateLink()
  const unsaved = useRef<Unsaved & { release: () => void }>(undefined)
  const [asked, setAsked] = useState<{ act: () => void; question: LeaveQuestion }>()

  const guard = useMemo<Guard>(
    () => ({
      leaveFor(act, question = unsaved.current?.question) {
        if (question) setAsked({ act, question })
        else act()
      },
      watch(next) {
        const warn = (event: BeforeUnloadEvent) => event.preventDefault()
        function release() {
          unsaved.current = undefined
          window.removeEventListener('beforeunload', warn)
        }
        unsaved.current = { ...next, release }
        window.addEventListener('beforeunload', warn)
        return release
      },
    }),
    [],
  )

  const navigate: Navigate = (href, options) => {
    const go = () => goTo?.(href, options)
    if (isDetour(options.state)) go()
    else guard.leaveFor(go)
  }

  const question = asked?.question ?? unsavedText

  function leave() {
    unsaved.current?.discard()
    // Otherwise the browser asks again when the document unloads.
    unsaved.current?.release()
    asked?.act()
    setAsked(undefined)
  }

  return (
    <GuardContext value={guard}>
      <LinkProvider navigate={navigate}>{children}</LinkProvider>
      <ConfirmDialog
        title={question.title}
        tone="danger"
        confirmLabel={question.confirmLabel}
        cancelLabel={question.cancelLabel}
        isOpen={asked !== undefined}
        onConfirm={leave}
        onClose={() => setAsked(undefined)}
      >
        {question.text}
      </ConfirmDialog>
    </GuardContext>
  )
}

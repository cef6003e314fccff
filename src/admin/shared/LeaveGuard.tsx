import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { LinkProvider, useNavigateLink, type Navigate } from '#design-system/Link/Link.tsx'
import { isDetour } from './returnAddress.ts'

interface UnsavedText {
  /** Discards the text. */
  discard: () => void
}

interface Guard {
  /** Runs an action that leaves the form: immediately, or after the user confirms that unsaved text is discarded. */
  leaveFor: (act: () => void) => void
  /** Guards unsaved text. Returns a function that stops guarding it. */
  watch: (unsaved: UnsavedText) => () => void
}

const GuardContext = createContext<Guard>({ leaveFor: (act) => act(), watch: () => () => {} })

/** Returns `leaveFor`, for actions other than links that leave a form. */
export const useLeaving = () => use(GuardContext).leaveFor

/** Asks for confirmation before a link leaves a form with unsaved text, or the tab closes. */
export function useLeaveGuard(isDirty: boolean, discard: () => void) {
  const { watch } = use(GuardContext)
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  })
  useEffect(() => (isDirty ? watch({ discard: () => latest.current() }) : undefined), [isDirty, watch])
}

/** Routes links within the app through a confirmation when unsaved text would be lost. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const goTo = useNavigateLink()
  const unsaved = useRef<UnsavedText & { release: () => void }>(undefined)
  const [asked, setAsked] = useState<{ act: () => void }>()

  const guard = useMemo<Guard>(
    () => ({
      leaveFor(act) {
        if (unsaved.current) setAsked({ act })
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
        title="Leave without saving?"
        tone="danger"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        isOpen={asked !== undefined}
        onConfirm={leave}
        onClose={() => setAsked(undefined)}
      >
        Your changes are not saved.
      </ConfirmDialog>
    </GuardContext>
  )
}

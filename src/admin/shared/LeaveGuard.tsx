import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { LinkProvider, useNavigateLink, type Navigate } from '#design-system/Link/Link.tsx'
import { isDetour } from './returnAddress.ts'

interface Typed {
  /** Throws the typed text away. */
  discard: () => void
}

interface Guard {
  /** Does what leaves the form: at once, or when the user has said that the text may go. */
  leaveFor: (act: () => void) => void
  /** Watches over unsaved text until the answered function is called. */
  watch: (typed: Typed) => () => void
}

const GuardContext = createContext<Guard>({ leaveFor: (act) => act(), watch: () => () => {} })

/** For what leaves a form otherwise than by a link. */
export const useLeaving = () => use(GuardContext).leaveFor

/** Asks before a form with unsaved text is left by a link, and before its tab is closed. */
export function useLeaveGuard(isDirty: boolean, discard: () => void) {
  const { watch } = use(GuardContext)
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  })
  useEffect(() => (isDirty ? watch({ discard: () => latest.current() }) : undefined), [isDirty, watch])
}

/** Links that go through the router, and through a question where text would be lost. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const goTo = useNavigateLink()
  const typed = useRef<Typed & { release: () => void }>(undefined)
  const [asked, setAsked] = useState<{ act: () => void }>()

  const guard = useMemo<Guard>(
    () => ({
      leaveFor(act) {
        if (typed.current) setAsked({ act })
        else act()
      },
      watch(next) {
        const warn = (event: BeforeUnloadEvent) => event.preventDefault()
        function release() {
          typed.current = undefined
          window.removeEventListener('beforeunload', warn)
        }
        typed.current = { ...next, release }
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
    typed.current?.discard()
    // Asks before the browser would, which asks the same when the document is left.
    typed.current?.release()
    asked?.act()
    setAsked(undefined)
  }

  return (
    <GuardContext value={guard}>
      <LinkProvider navigate={navigate}>{children}</LinkProvider>
      <Dialog
        title="Leave without saving?"
        size="sm"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        footer={
          <>
            <Button onPress={() => setAsked(undefined)}>Keep editing</Button>
            <Button variant="danger" onPress={leave}>
              Leave
            </Button>
          </>
        }
      >
        What you typed in this form is not saved yet.
      </Dialog>
    </GuardContext>
  )
}

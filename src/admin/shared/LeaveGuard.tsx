import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { LinkProvider, type Navigate } from '#design-system/Link/Link.tsx'

interface Typed {
  /** Throws the typed text away. */
  discard: () => void
}

interface Guard {
  /** Watches over unsaved text until the answered function is called. */
  watch: (typed: Typed) => () => void
}

const GuardContext = createContext<Guard>({ watch: () => () => {} })

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
  const goTo = useNavigate()
  const typed = useRef<Typed>(undefined)
  const [asked, setAsked] = useState<Parameters<Navigate>>()

  const guard = useMemo<Guard>(
    () => ({
      watch(next) {
        const warn = (event: BeforeUnloadEvent) => event.preventDefault()
        typed.current = next
        window.addEventListener('beforeunload', warn)
        return () => {
          typed.current = undefined
          window.removeEventListener('beforeunload', warn)
        }
      },
    }),
    [],
  )

  const navigate: Navigate = (href, options) => {
    if (typed.current) setAsked([href, options])
    else void goTo(href, options)
  }

  function leave() {
    typed.current?.discard()
    if (asked) void goTo(...asked)
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

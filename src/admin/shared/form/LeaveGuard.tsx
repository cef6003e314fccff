import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { LinkProvider, useNavigateLink, type Navigate } from '#design-system/Link/Link.tsx'
import { isDetour } from '#admin/shared/list/returnAddress.ts'

/** What the user is asked before they leave. */
export interface LeaveQuestion {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

interface Unsaved {
  /** Discards what would be lost. */
  discard: () => void
  question: LeaveQuestion
  /** It comes with what may ask it, as lists do without. */
  Dialog: typeof ConfirmDialog
}

interface Guard {
  /** Runs an action that leaves the screen: immediately, or after the user confirms what is lost by it. */
  leaveFor: (act: () => void) => void
  /** Guards what would be lost. Returns a function that stops guarding it. */
  watch: (unsaved: Unsaved) => () => void
}

export const GuardContext = createContext<Guard>({ leaveFor: (act) => act(), watch: () => () => {} })

/** Returns `leaveFor`, for actions other than links that leave a form. */
export const useLeaving = () => use(GuardContext).leaveFor

/** Routes links within the app through a confirmation when something would be lost. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const goTo = useNavigateLink()
  const unsaved = useRef<Unsaved & { release: () => void }>(undefined)
  const [asked, setAsked] = useState<Unsaved & { act: () => void; isOpen: boolean }>()

  const guard = useMemo<Guard>(
    () => ({
      leaveFor(act) {
        if (unsaved.current) setAsked({ ...unsaved.current, act, isOpen: true })
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

  const close = () => setAsked((now) => now && { ...now, isOpen: false })

  function leave() {
    unsaved.current?.discard()
    // Otherwise the browser asks again when the document unloads.
    unsaved.current?.release()
    asked?.act()
    close()
  }

  return (
    <GuardContext value={guard}>
      <LinkProvider navigate={navigate}>{children}</LinkProvider>
      {asked && (
        <asked.Dialog
          title={asked.question.title}
          tone="danger"
          confirmLabel={asked.question.confirmLabel}
          cancelLabel={asked.question.cancelLabel}
          isOpen={asked.isOpen}
          onConfirm={leave}
          onClose={close}
        >
          {asked.question.text}
        </asked.Dialog>
      )}
    </GuardContext>
  )
}

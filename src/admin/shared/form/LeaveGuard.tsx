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

/** A question, with the dialog that asks it: it comes with what may ask, as lists do without. */
export interface Asking {
  question: LeaveQuestion
  Dialog: typeof ConfirmDialog
}

interface Unsaved extends Asking {
  /** Discards what would be lost. */
  discard: () => void
}

interface Guard {
  /**
   * Runs an action that leaves the screen: immediately, or after the user confirms what is lost by it.
   * @param asking what is lost by the action itself
   */
  leaveFor: (act: () => void, asking?: Asking) => void
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
  const [asked, setAsked] = useState<Asking & { act: () => void; isOpen: boolean }>()

  const guard = useMemo<Guard>(
    () => ({
      leaveFor(act, asking = unsaved.current) {
        if (asking) setAsked({ ...asking, act, isOpen: true })
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

import { createContext, use, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import type { NewPassword } from '#admin/shared/access/PasswordSheet.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import type { NewPasswordDialog } from './NewPasswordDialog.tsx'

interface Issued {
  passwords: readonly NewPassword[]
  /** The path of the form that saved the last one. */
  at: string
  /** Whether the user asked to see them while the form is open. */
  isAsked: boolean
  /** It comes with the form, as lists do without. */
  Dialog?: typeof NewPasswordDialog
}

const none: Issued = { passwords: [], at: '', isAsked: false }

interface NewPasswords {
  count: number
  add: (password: NewPassword, shown: Required<Pick<Issued, 'at' | 'Dialog'>>) => void
  ask: () => void
}

export const NewPasswordsContext = createContext<NewPasswords>({ count: 0, add() {}, ask() {} })

/** Shows the passwords of the people added so far. Nothing until there is one. */
export function NewPasswordsButton() {
  const { count, ask } = use(NewPasswordsContext)
  if (count === 0) return null
  return (
    <Button variant="ghost" icon="eye" onPress={ask}>
      {count === 1 ? '1 new password' : `${count} new passwords`}
    </Button>
  )
}

/**
 * Holds the new passwords and their dialog above the screens, so that it stays open across navigation. They are kept
 * in memory only, so neither a reload nor Back shows them again.
 */
export function NewPasswordFrame() {
  const [issued, setIssued] = useState(none)
  const { passwords, at, isAsked, Dialog } = issued
  const { pathname } = useLocation()
  const isOpen = passwords.length > 0 && (isAsked || pathname !== at)
  const isWaiting = passwords.length > 0 && !isOpen

  useEffect(() => {
    if (!isWaiting) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWaiting])

  const context = useMemo<NewPasswords>(
    () => ({
      count: passwords.length,
      add: (password, shown) =>
        setIssued((now) => ({ ...now, ...shown, passwords: [...now.passwords, password] })),
      ask: () => setIssued((now) => ({ ...now, isAsked: true })),
    }),
    [passwords.length],
  )

  function close() {
    setIssued(none)
    focusScreen()
  }

  return (
    <NewPasswordsContext value={context}>
      <Outlet />
      {isOpen && Dialog && <Dialog passwords={passwords} onClose={close} />}
    </NewPasswordsContext>
  )
}

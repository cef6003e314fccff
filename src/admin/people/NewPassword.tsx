import { createContext, use, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import type { NewPassword } from '#admin/shared/PasswordSheet.tsx'
import type { Student, Teacher } from '#contract/users.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { NewPasswordDialog } from './NewPasswordDialog.tsx'

type Person = Pick<Student | Teacher, 'M05_UserName' | 'M05_UserCode'>

interface Issued {
  passwords: readonly NewPassword[]
  /** The path of the form that saved the last one. */
  at: string
  /** Whether the user asked to see them while the form is open. */
  isAsked: boolean
}

const none: Issued = { passwords: [], at: '', isAsked: false }

interface NewPasswords {
  count: number
  add: (password: NewPassword, at: string) => void
  ask: () => void
}

const NewPasswordsContext = createContext<NewPasswords>({ count: 0, add() {}, ask() {} })

/**
 * Keeps a newly saved password, unless it equals the previous one. It is shown once, when its form is left (reading
 * Q49): those of a whole series of new people together.
 */
export function useShowPassword() {
  const { add } = use(NewPasswordsContext)
  const { pathname } = useLocation()
  return function showPassword<P extends Person>(person: P, password?: string, before?: string): P {
    const { M05_UserName: name, M05_UserCode: code } = person
    if (password !== undefined && password !== before) add({ name, code, password }, pathname)
    return person
  }
}

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
  const { passwords, at, isAsked } = issued
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
      add: (password, from) =>
        setIssued((now) => ({ ...now, passwords: [...now.passwords, password], at: from })),
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
      {isOpen && <NewPasswordDialog passwords={passwords} onClose={close} />}
    </NewPasswordsContext>
  )
}

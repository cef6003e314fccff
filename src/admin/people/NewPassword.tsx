import { createContext, use, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import type { Student, Teacher } from '#contract/users.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { useCopy } from '#design-system/Field/useCopy.ts'
import { langOf } from '#design-system/langOf.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './NewPassword.module.css'

type Person = Pick<Student | Teacher, 'M05_UserName' | 'M05_UserCode'>

/** A password that was just saved, with its user's name and code. */
export interface NewPassword {
  name: string
  code: string
  password: string
}

const ShowContext = createContext<(issued: NewPassword) => void>(() => {})

/** Shows a newly saved password once (reading Q49), unless it equals the previous one. */
export function useShowPassword() {
  const show = use(ShowContext)
  return function showPassword<P extends Person>(person: P, password?: string, before?: string): P {
    const { M05_UserName: name, M05_UserCode: code } = person
    if (password !== undefined && password !== before) show({ name, code, password })
    return person
  }
}

/**
 * Holds the dialog with a new password above the screens, so that it stays open across navigation. It is kept
 * in memory only, so neither a reload nor Back shows it again.
 */
export function NewPasswordFrame() {
  const [issued, setIssued] = useState<NewPassword>()

  function close() {
    setIssued(undefined)
    focusScreen()
  }

  return (
    <ShowContext value={setIssued}>
      <Outlet />
      {issued && <NewPasswordDialog issued={issued} onClose={close} />}
    </ShowContext>
  )
}

interface NewPasswordDialogProps {
  issued: NewPassword
  onClose: () => void
}

function NewPasswordDialog({ issued: { name, code, password }, onClose }: NewPasswordDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const { copy, message, isCopied } = useCopy(field)
  return (
    <Dialog
      title="New password"
      size="sm"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <p className={classes.person}>
        <b {...langOf(name)}>{name}</b> · {code}
      </p>
      <TextField
        ref={field}
        label="Password"
        name="new-password"
        variant="code"
        value={password}
        onChange={() => {}}
        isReadOnly
        description="Copy it now. You will not see it again."
        actions={
          <Button icon={isCopied ? 'check' : 'copy'} data-autofocus="" onPress={() => void copy(password)}>
            Copy
          </Button>
        }
      />
      <output className={classes.said}>{message}</output>
    </Dialog>
  )
}

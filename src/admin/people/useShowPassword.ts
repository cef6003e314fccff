import { use } from 'react'
import { useLocation } from 'react-router-dom'
import type { Student, Teacher } from '#contract/users.ts'
import { NewPasswordsContext } from './NewPassword.tsx'
import { NewPasswordDialog } from './NewPasswordDialog.tsx'

type Person = Pick<Student | Teacher, 'M05_UserName' | 'M05_UserCode'>

/**
 * Keeps a newly saved password, unless it equals the previous one. It is shown once, when its form is left (reading
 * Q49): those of a whole series of new people together.
 */
export function useShowPassword() {
  const { add } = use(NewPasswordsContext)
  const { pathname } = useLocation()
  return function showPassword<P extends Person>(person: P, password?: string, before?: string): P {
    const { M05_UserName: name, M05_UserCode: code } = person
    if (password !== undefined && password !== before)
      add({ name, code, password }, { at: pathname, Dialog: NewPasswordDialog })
    return person
  }
}

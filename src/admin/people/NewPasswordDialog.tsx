import { institute } from 'content:institute'
import { useRef } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { useCopy, type Selectable } from '#design-system/Field/useCopy.ts'
import { langOf } from '#design-system/langOf.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { PasswordSheet, type NewPassword } from '#admin/shared/access/PasswordSheet.tsx'
import classes from './NewPasswordDialog.module.css'

interface NewPasswordDialogProps {
  /** One or more. */
  passwords: readonly NewPassword[]
  onClose: () => void
}

/** Shows new passwords, to copy and to print. */
export function NewPasswordDialog({ passwords, onClose }: NewPasswordDialogProps) {
  const [first, ...others] = passwords
  return (
    <>
      <Dialog
        title={others.length === 0 ? 'New password' : `${passwords.length} new passwords`}
        size={others.length === 0 ? 'sm' : 'md'}
        isOpen
        onClose={onClose}
        footer={
          <>
            <Button onPress={() => window.print()}>
              {others.length === 0 ? 'Print slip' : 'Print slips'}
            </Button>
            <Button variant="primary" onPress={onClose}>
              Done
            </Button>
          </>
        }
      >
        {first && others.length === 0 ? <OnePassword {...first} /> : <Passwords passwords={passwords} />}
      </Dialog>
      <PasswordSheet passwords={passwords} institute={institute.name} />
    </>
  )
}

const ONCE = 'Copy it now. You will not see it again.'

function OnePassword({ name, code, password }: NewPassword) {
  const field = useRef<HTMLInputElement>(null)
  const { copy, message, isCopied } = useCopy(field)
  return (
    <>
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
        description={ONCE}
        actions={
          <Button icon={isCopied ? 'check' : 'copy'} data-autofocus="" onPress={() => void copy(password)}>
            Copy
          </Button>
        }
      />
      <output className={classes.said}>{message}</output>
    </>
  )
}

function Passwords({ passwords }: Pick<NewPasswordDialogProps, 'passwords'>) {
  const list = useRef<HTMLUListElement>(null)
  const selection = useRef<Selectable>({
    focus: () => list.current?.focus(),
    select: () => list.current && getSelection()?.selectAllChildren(list.current),
  })
  const { copy, message, isCopied } = useCopy(selection)
  return (
    <>
      <div className={classes.top}>
        <p>Copy or print them now. You will not see them again.</p>
        <Button
          icon={isCopied ? 'check' : 'copy'}
          data-autofocus=""
          onPress={() => void copy(linesOf(passwords))}
        >
          Copy all
        </Button>
      </div>
      <output className={classes.said}>{message}</output>
      <ul ref={list} className={classes.list} tabIndex={-1}>
        {passwords.map(({ name, code, password }, index) => (
          <li key={index} className={classes.row}>
            <span className={classes.name}>
              <b {...langOf(name)}>{name}</b> <span>{code}</span>
            </span>
            <code className={classes.password}>{password}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns one line for each, with tabs, as spreadsheets paste it. */
const linesOf = (passwords: readonly NewPassword[]) =>
  passwords.map(({ name, code, password }) => [name, code, password].join('\t')).join('\n')

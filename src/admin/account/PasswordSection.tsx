import { useState } from 'react'
import { dayAt } from '#admin/shared/formats.ts'
import { textIn } from '#admin/shared/form/formText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { formFailure, idleForm } from '#admin/shared/form/saveForm.ts'
import { useChangePasswordMutation } from '#api/endpoints/account.ts'
import { PasswordChange, type Account } from '#contract/access/account.ts'
import { fieldErrors } from '#contract/errors.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { FormGroup } from '#design-system/Form/FormGroup.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './AccountPage.module.css'

/** Changes the own password: the present one is asked, and the other sessions end. */
export function PasswordSection({ account }: { account: Account }) {
  const [form, setForm] = useState(idleForm)
  // A new form after each success, with empty fields.
  const [turn, setTurn] = useState(0)
  const [change] = useChangePasswordMutation()
  const notices = useNotices()

  async function save(data: FormData) {
    const read = PasswordChange.safeParse({
      password: textIn(data, 'password'),
      new_password: textIn(data, 'new_password'),
    })
    if (!read.success) {
      setForm({ errors: fieldErrors(read.error), isPending: false })
      return
    }
    setForm({ errors: {}, isPending: true })
    try {
      await change(read.data).unwrap()
      setForm(idleForm)
      setTurn(turn + 1)
      notices.show({
        tone: 'success',
        text: 'Your password has been changed. Your other sessions are signed out.',
      })
    } catch (error) {
      setForm(formFailure(error, 'Your password could not be changed. Please try again.'))
    }
  }

  const at = account.password_changed_at
  return (
    <Form
      key={turn}
      label="Password"
      errors={form.errors}
      isPending={form.isPending}
      onSubmit={(data) => void save(data)}
      onEdit={(name) => {
        const { [name]: _gone, ...errors } = form.errors
        setForm({ errors, isPending: false })
      }}
    >
      <FormGroup title="Password" {...(at !== null && { description: `Last changed ${dayAt(at)}.` })}>
        {form.failure !== undefined && (
          <InlineAlert className={classes.alert} tone="error">
            {form.failure}
          </InlineAlert>
        )}
        <TextField
          name="password"
          label="Password now"
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <TextField
          name="new_password"
          label="New password"
          type="password"
          description="12 characters or more. Not your name, and no common password."
          autoComplete="new-password"
          isRequired
        />
        <div className={classes.row}>
          <div className={classes.buttons}>
            <Button type="submit" isPending={form.isPending}>
              Change password
            </Button>
            <span className={classes.hint}>Your other sessions are signed out.</span>
          </div>
        </div>
      </FormGroup>
    </Form>
  )
}

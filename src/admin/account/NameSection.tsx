import { useState } from 'react'
import { dayAt } from '#admin/shared/formats.ts'
import { textIn } from '#admin/shared/form/formText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { formFailure, idleForm } from '#admin/shared/form/saveForm.ts'
import { useRenameAccountMutation } from '#api/endpoints/account.ts'
import { AccountChange, type Account } from '#contract/access/account.ts'
import { fieldErrors } from '#contract/errors.ts'
import { levelNames } from '#contract/access/levels.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { FormGroup } from '#design-system/Form/FormGroup.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './AccountPage.module.css'

/** The own name, which the person may change. */
export function NameSection({ account }: { account: Account }) {
  const [form, setForm] = useState(idleForm)
  const [rename] = useRenameAccountMutation()
  const notices = useNotices()

  async function save(data: FormData) {
    const read = AccountChange.safeParse({ name: textIn(data, 'name') })
    if (!read.success) {
      setForm({ errors: fieldErrors(read.error), isPending: false })
      return
    }
    setForm({ errors: {}, isPending: true })
    try {
      await rename(read.data.name).unwrap()
      setForm(idleForm)
      notices.show({ tone: 'success', text: 'Your name has been saved.' })
    } catch (error) {
      setForm(formFailure(error, 'Your name could not be saved. Please try again.'))
    }
  }

  const since = account.added_at === null ? '' : ` Member since ${dayAt(account.added_at)}.`
  return (
    <Form
      label="You"
      errors={form.errors}
      isPending={form.isPending}
      onSubmit={(data) => void save(data)}
      onEdit={() => setForm(idleForm)}
    >
      <FormGroup title="You">
        {form.failure !== undefined && (
          <InlineAlert className={classes.alert} tone="error">
            {form.failure}
          </InlineAlert>
        )}
        <TextField name="name" label="Name" defaultValue={account.name} autoComplete="name" isRequired />
        <TextField name="login" label="Sign-in name" value={account.login} onChange={() => {}} isReadOnly />
        <div className={classes.row}>
          <p>
            Level: <b>{levelNames[account.level]}</b>.{since}
          </p>
          <Button type="submit" isPending={form.isPending}>
            Save name
          </Button>
        </div>
      </FormGroup>
    </Form>
  )
}

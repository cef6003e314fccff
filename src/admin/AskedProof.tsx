import { useId, useState } from 'react'
import { useGetAccountQuery, useProveMutation } from '#api/endpoints/account.ts'
import { settleProof } from '#api/proof.ts'
import { Proof } from '#contract/access/account.ts'
import { fieldErrors } from '#contract/errors.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { textIn } from './shared/form/formText.ts'
import { formFailure, idleForm } from './shared/form/saveForm.ts'

/** Asks for the password again, and for a code where the account has two-step sign-in. */
export function AskedProof() {
  const formId = useId()
  const [form, setForm] = useState(idleForm)
  const [prove] = useProveMutation()
  const { data: account, isError } = useGetAccountQuery()
  // Where it is not known, the server tells.
  const asksCode = isError || Boolean(account?.two_step)

  async function submit(data: FormData) {
    const read = Proof.safeParse({ password: textIn(data, 'password'), code: textIn(data, 'code') })
    if (!read.success) {
      setForm({ errors: fieldErrors(read.error), isPending: false })
      return
    }
    setForm({ errors: {}, isPending: true })
    try {
      await prove(read.data).unwrap()
      settleProof(true)
    } catch (error) {
      setForm(formFailure(error, 'Please try again.'))
    }
  }

  return (
    <Dialog
      title="Confirm that it is you"
      size="sm"
      isOpen
      isPending={form.isPending}
      onClose={() => settleProof(false)}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={() => settleProof(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            Continue
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label="Confirm that it is you"
        variant="plain"
        errors={form.errors}
        isPending={form.isPending}
        onSubmit={(data) => void submit(data)}
        onEdit={() => setForm(idleForm)}
      >
        {form.failure !== undefined && <InlineAlert tone="error">{form.failure}</InlineAlert>}
        <TextField
          name="password"
          label="Password"
          description="You are asked again before exports, erasing for good and changes of accounts."
          type="password"
          autoComplete="current-password"
          isAutoFocused
        />
        {asksCode && (
          <TextField
            name="code"
            label="Code"
            description="The six digits in your authenticator app, or one of your recovery codes. Without either, an Administrator can turn two-step sign-in off for you."
            variant="code"
            autoComplete="one-time-code"
          />
        )}
      </Form>
    </Dialog>
  )
}

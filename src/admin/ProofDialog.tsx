import { useId, useState, useSyncExternalStore } from 'react'
import { useProveMutation } from '#api/account.ts'
import { isProofRequested, settleProof, subscribeToProof } from '#api/proof.ts'
import { Proof } from '#contract/account.ts'
import { fieldErrors } from '#contract/errors.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { textIn } from './shared/formText.ts'
import { formFailure, idleForm } from './shared/saveForm.ts'

/** Asks again who it is, where the server wants to know; what was begun then goes on. */
export function ProofDialog() {
  const isAsked = useSyncExternalStore(subscribeToProof, isProofRequested, () => false)
  return isAsked && <AskedProof />
}

function AskedProof() {
  const formId = useId()
  const [form, setForm] = useState(idleForm)
  const [isByCode, setByCode] = useState(false)
  const [prove] = useProveMutation()

  async function submit(data: FormData) {
    const name = isByCode ? 'code' : 'password'
    const read = Proof.safeParse({ [name]: textIn(data, name) })
    if (!read.success) {
      const [message = ''] = Object.values(fieldErrors(read.error)).flat()
      setForm({ errors: { [name]: [message] }, isPending: false })
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

  function change() {
    setByCode(!isByCode)
    setForm(idleForm)
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
        {isByCode ? (
          <TextField
            key="code"
            name="code"
            label="Code"
            description="The six digits in your authenticator app, or one of your recovery codes"
            variant="code"
            autoComplete="one-time-code"
            isAutoFocused
          />
        ) : (
          <TextField
            key="password"
            name="password"
            label="Password"
            description="You are asked again before exports, erasing for good and changes of accounts."
            type="password"
            autoComplete="current-password"
            isAutoFocused
          />
        )}
        <Button variant="ghost" onPress={change}>
          {isByCode ? 'Use the password instead' : 'Use a code instead'}
        </Button>
      </Form>
    </Dialog>
  )
}

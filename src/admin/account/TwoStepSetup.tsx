import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { QrCode } from '#admin/shared/QrCode.tsx'
import { textIn } from '#admin/shared/form/formText.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { formFailure, idleForm } from '#admin/shared/form/saveForm.ts'
import { useConfirmTwoStepMutation, useStartTwoStepMutation } from '#api/endpoints/account.ts'
import { CodeBody } from '#contract/access/account.ts'
import { fieldErrors } from '#contract/errors.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { useCopy } from '#design-system/Field/useCopy.ts'
import { Form } from '#design-system/Form/Form.tsx'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './TwoStepSetup.module.css'

interface TwoStepSetupProps {
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Sets up two-step sign-in: the key as a QR code, then the first code. */
export function TwoStepSetup({ onCodes, onCancel }: TwoStepSetupProps) {
  const formId = useId()
  const [form, setForm] = useState(idleForm)
  const [start, { data: key, error }] = useStartTwoStepMutation()
  const [confirm] = useConfirmTwoStepMutation()
  const field = useRef<HTMLInputElement>(null)
  const { copy, message, isCopied } = useCopy(field)

  const begin = useEffectEvent(() => void start())
  useEffect(() => {
    begin()
    focusScreen()
    window.scrollTo(0, 0)
  }, [])

  async function turnOn(data: FormData) {
    const read = CodeBody.safeParse({ code: textIn(data, 'code') })
    if (!read.success) {
      setForm({ errors: fieldErrors(read.error), isPending: false })
      return
    }
    setForm({ errors: {}, isPending: true })
    try {
      onCodes((await confirm(read.data.code).unwrap()).codes)
    } catch (failure) {
      setForm(formFailure(failure, 'Two-step sign-in could not be turned on. Please try again.'))
    }
  }

  return (
    <div className={classes.page}>
      <title>Two-step sign-in · Admin</title>
      <PageHeader title="Two-step sign-in" />
      {error !== undefined && (
        <RetryAlert onRetry={() => void start()}>
          {failureText(error, 'The key could not be made.')}
        </RetryAlert>
      )}
      <Form
        id={formId}
        label="Two-step sign-in"
        errors={form.errors}
        isPending={form.isPending}
        onSubmit={(data) => void turnOn(data)}
        onEdit={() => setForm(idleForm)}
      >
        <FormGroup title="1. Scan" description="Any authenticator app will do.">
          <div className={classes.scan}>
            {key ? (
              <>
                <QrCode className={classes.code} text={key.uri} label="QR code with the key" />
                <div className={classes.key}>
                  <p>Open the app on your phone, choose Add, and point it at this square.</p>
                  <TextField
                    ref={field}
                    name="key"
                    label="No camera? Type this key"
                    variant="code"
                    value={inFours(key.key)}
                    onChange={() => {}}
                    isReadOnly
                    actions={
                      <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy(key.key)}>
                        Copy
                      </Button>
                    }
                  />
                  <output className={classes.said}>{message}</output>
                </div>
              </>
            ) : (
              <Skeleton className={classes.code} />
            )}
          </div>
        </FormGroup>
        <FormGroup title="2. Type the code" description="It changes every 30 seconds.">
          {form.failure !== undefined && (
            <FormRow>
              <InlineAlert tone="error">{form.failure}</InlineAlert>
            </FormRow>
          )}
          <TextField
            name="code"
            label="Six digits from the app"
            variant="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            description="Pasting all six works too."
          />
        </FormGroup>
      </Form>
      <AdminBar
        start="Step 1 of 2"
        end={
          <>
            <Button variant="ghost" onPress={onCancel}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={form.isPending}
              isDisabled={!key}
            >
              Turn on
            </Button>
          </>
        }
      />
    </div>
  )
}

/** 'SAMP LEKE YNOT REAL': easier to type. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key

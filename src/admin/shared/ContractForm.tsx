import { useEffect, useRef, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { AdminBar } from './AdminBar.tsx'
import { ConflictAlert } from './ConflictAlert.tsx'
import type { FormValues } from './draft.ts'
import { useContractForm, type ContractFormParts } from './useContractForm.ts'
import classes from './ContractForm.module.css'

interface ContractFormProps<S extends z.ZodMiniType, Saved> extends ContractFormParts<S, Saved> {
  id: string
  /** Accessible name. */
  label: string
  submitLabel: string
  /** A second submit that saves and empties the form for the next record. */
  anotherLabel?: string
  /** Where Cancel leads. */
  cancelHref: string
  /** Names of the fields as the user knows them, for telling what differs. */
  fieldLabels: FormValues
  /** A field's value as the user knows it; see ConflictAlert. */
  valueText?: (name: string, value: string) => string
  /** The fields; they begin with these values, given as `defaultValue`. */
  children: (values: FormValues) => ReactNode
}

const firstField = 'fieldset :is(input, textarea, button):not([type="hidden"], :disabled)'

/** The frame of every form: its fields, what went wrong, and Cancel and Submit in the bar below. */
export function ContractForm<S extends z.ZodMiniType, Saved>(props: ContractFormProps<S, Saved>) {
  const { id, label, submitLabel, anotherLabel, cancelHref, fieldLabels, children } = props
  const form = useContractForm(props)
  const { conflict } = form
  const isAnother = useRef(false)

  function submit(data: FormData, etag?: string) {
    form.submit(data, { etag, isAnother: isAnother.current })
    isAnother.current = false
  }

  function formElement() {
    const element = document.getElementById(id)
    return element instanceof HTMLFormElement ? element : undefined
  }

  // The fields are drawn anew, and the button that asked for it is gone: the next text begins at the first one.
  useEffect(() => {
    if (form.startNumber > 0) document.getElementById(id)?.querySelector<HTMLElement>(firstField)?.focus()
  }, [form.startNumber, id])

  function submitAnother() {
    isAnother.current = true
    formElement()?.requestSubmit()
  }

  return (
    <>
      {form.hasDraft && (
        <div className={classes.draft}>
          <InlineAlert tone="info" action={<Button onPress={form.discardDraft}>Discard</Button>}>
            What you typed here before is back. It is not saved yet.
            {form.hasLostSecret && ' A password is never kept: generate a new one.'}
          </InlineAlert>
        </div>
      )}
      {(form.failure !== undefined || conflict) && (
        <div className={classes.failed}>
          {form.failure !== undefined && <InlineAlert tone="error">{form.failure}</InlineAlert>}
          {conflict && (
            <ConflictAlert
              conflict={conflict}
              fieldLabels={fieldLabels}
              valueText={props.valueText}
              onKeepMine={() => submit(new FormData(formElement()), conflict.etag)}
              onTakeTheirs={() => form.takeCurrent(conflict)}
            />
          )}
        </div>
      )}
      <Form
        key={form.startNumber}
        id={id}
        label={label}
        errors={form.errors}
        isPending={form.isPending}
        onSubmit={(data) => submit(data)}
        onEdit={form.edit}
        actions={
          anotherLabel !== undefined && (
            <Button variant="ghost" isInert={form.isPending} onPress={submitAnother}>
              {anotherLabel}
            </Button>
          )
        }
      >
        {children(form.values)}
      </Form>
      <AdminBar
        end={
          <>
            <ButtonLink variant="ghost" href={cancelHref}>
              Cancel
            </ButtonLink>
            <Button type="submit" form={id} variant="primary" isPending={form.isPending}>
              {submitLabel}
            </Button>
          </>
        }
      />
    </>
  )
}

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { AdminBar } from './AdminBar.tsx'
import type { Conflict } from './conflict.ts'
import { ConflictAlert } from './ConflictAlert.tsx'
import classes from './ContractForm.module.css'
import type { FormValues } from './draft.ts'
import { fieldsOf } from './formFocus.ts'
import { savingOver, useContractForm, type ContractFormParts } from './useContractForm.ts'

export interface ContractFormProps<S extends z.ZodMiniType, Saved> extends ContractFormParts<S, Saved> {
  id: string
  /** Accessible name. */
  label: string
  submitLabel: string
  /** A second submit that saves and empties the form for the next record. */
  anotherLabel?: string
  /** Where Cancel leads. */
  cancelHref: string
  /** Of a form that adds: where a record is edited that an earlier try has made. */
  editHref?: (record: Saved) => string
  /** Names of the fields as the user knows them, for telling what differs. */
  fieldLabels: FormValues
  /** A field's value as the user knows it; see ConflictAlert. */
  valueText?: (name: string, value: string, record: Saved) => string
  /** The fields; they begin with these values, given as `defaultValue`. `taken` is the record of somebody else that they are of. */
  children: (values: FormValues, taken: Saved | undefined) => ReactNode
}

/** The frame of every form: its fields, what went wrong, and Cancel and Submit in the bar below. */
export function ContractForm<S extends z.ZodMiniType, Saved>(props: ContractFormProps<S, Saved>) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  // What is typed belongs to the record, or to what a new one begins with.
  return <FormAt key={address} {...props} address={address} />
}

interface FormAtProps<S extends z.ZodMiniType, Saved> extends ContractFormProps<S, Saved> {
  address: string
}

function FormAt<S extends z.ZodMiniType, Saved>({ address, ...props }: FormAtProps<S, Saved>) {
  const { id, label, submitLabel, anotherLabel, cancelHref, editHref, fieldLabels, children } = props
  const form = useContractForm(address, props)
  const { conflict, isOutdated } = form
  const { state } = useLocation()
  const goTo = useNavigate()
  const isAnother = useRef(false)
  /** Which of the fields has the focus when they have been redrawn; none where it is elsewhere. */
  const place = useRef(0)

  function formElement() {
    const element = document.getElementById(id)
    return element instanceof HTMLFormElement ? element : undefined
  }

  const takeFresh = useEffectEvent(() => {
    place.current = fieldsOf(formElement()).findIndex((field) => field === document.activeElement)
    form.takeFresh()
  })
  useEffect(() => {
    if (isOutdated) takeFresh()
  }, [isOutdated])

  // Where the user asked for it, the button that asked is gone: the next text begins at the first field.
  const focusField = useEffectEvent(() => {
    fieldsOf(formElement())[place.current]?.focus()
    place.current = 0
  })
  useEffect(() => {
    if (form.startNumber > 0) focusField()
  }, [form.startNumber])

  function submit(data: FormData) {
    form.submit(data, { isAnother: isAnother.current })
    isAnother.current = false
  }

  function submitAnother() {
    isAnother.current = true
    formElement()?.requestSubmit()
  }

  function saveMine(over: Conflict<Saved>) {
    form.submit(new FormData(formElement()), { ...savingOver(over), isAnother: over.isAnother })
  }

  function openSaved(over: Conflict<Saved>) {
    const href = editHref?.(over.record)
    if (href === undefined) return
    form.handOver(href, over, new FormData(formElement()))
    void goTo(href, { state })
  }

  function keepTyping() {
    form.keepTyping()
    fieldsOf(formElement())[0]?.focus()
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
              onSaveMine={() => saveMine(conflict)}
              onTakeTheirs={() => form.takeCurrent(conflict)}
              onOpenSaved={() => openSaved(conflict)}
              onKeepTyping={keepTyping}
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
        onSubmit={submit}
        onEdit={form.edit}
        actions={
          anotherLabel !== undefined && (
            <Button variant="ghost" isInert={form.isPending} onPress={submitAnother}>
              {anotherLabel}
            </Button>
          )
        }
      >
        {children(form.values, form.taken)}
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

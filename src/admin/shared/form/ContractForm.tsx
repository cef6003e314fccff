import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import type { AnchorProps } from '#design-system/Link/Link.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { overwriting, type Conflict } from '#admin/shared/conflict/conflict.ts'
import { ConflictAlert, type ValueText } from '#admin/shared/conflict/ConflictAlert.tsx'
import classes from './ContractForm.module.css'
import { DeletedAlert } from '#admin/shared/conflict/DeletedAlert.tsx'
import { DoubtsDialog } from './DoubtsDialog.tsx'
import type { FormValues } from './draft.ts'
import { fieldsOf } from './formFocus.ts'
import type { ContractFormOptions } from './formOptions.ts'
import { focusChoice, mergeInserts, MergeNotice } from '#admin/shared/conflict/MergeChoices.tsx'
import { openCount } from '#admin/shared/conflict/merging.ts'
import { useContractForm } from './useContractForm.ts'
import { useIsHydrating } from '#admin/shared/useIsHydrating.ts'
import { Waiting } from '#admin/shared/Waiting.tsx'

export interface ContractFormProps<S extends z.ZodMiniType, Saved> extends ContractFormOptions<S, Saved> {
  id: string
  /** Accessible name. */
  label: string
  submitLabel: string
  /** Whether a second submit button saves and resets the form for the next record. @default false */
  hasAnother?: boolean
  /** Shown at the start of the bar. */
  barStart?: ReactNode
  /** What Cancel opens. */
  cancel: Pick<AnchorProps, 'href' | 'state'>
  /** Add forms only: the edit screen of a record that an earlier attempt has already added. */
  editHref?: (record: Saved) => string
  /** Field labels, for listing the differences in a conflict. */
  fieldLabels: FormValues
  /** @default the value itself */
  valueText?: ValueText
  /** The fields, with these values as `defaultValue`. `taken` is the record that the values were taken from after a conflict. */
  children: (values: FormValues, takenFrom: Saved | undefined) => ReactNode
}

/** The frame of every form: draft notice, errors, fields, and Cancel and Submit in the bar below. */
export function ContractForm<S extends z.ZodMiniType, Saved>(props: ContractFormProps<S, Saved>) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  if (useIsHydrating()) return <Waiting hasGroups fields={Object.keys(props.fieldLabels).length} />
  // What is typed belongs to the record, or to what a new one begins with.
  return <FormAt key={address} {...props} address={address} />
}

interface FormAtProps<S extends z.ZodMiniType, Saved> extends ContractFormProps<S, Saved> {
  address: string
}

function FormAt<S extends z.ZodMiniType, Saved>({ address, ...props }: FormAtProps<S, Saved>) {
  const {
    id,
    label,
    submitLabel,
    hasAnother = false,
    cancel,
    editHref,
    fieldLabels,
    deletion,
    children,
  } = props
  const form = useContractForm(address, props)
  const { shown, doubtful, isOutdated } = form
  const merging = shown.kind === 'merging' ? shown.merging : undefined
  const valueText = props.valueText ?? ((name, values) => values[name])
  const { state } = useLocation()
  const navigate = useNavigate()
  const isAnother = useRef(false)
  /** Index of the field to focus after a remount; -1 if none had the focus. */
  const focusIndex = useRef(0)

  function formElement() {
    const element = document.getElementById(id)
    return element instanceof HTMLFormElement ? element : undefined
  }

  const takeFresh = useEffectEvent(() => {
    focusIndex.current = fieldsOf(formElement()).findIndex((field) => field === document.activeElement)
    form.takeFresh()
  })
  useEffect(() => {
    if (isOutdated) takeFresh()
  }, [isOutdated])

  // After a remount: the field that had the focus, or the first one if the user pressed a button that is now gone.
  const focusField = useEffectEvent(() => {
    if (merging) focusChoice(formElement(), merging.last)
    else fieldsOf(formElement())[focusIndex.current]?.focus()
    focusIndex.current = 0
  })
  useEffect(() => {
    if (form.startNumber > 0) focusField()
  }, [form.startNumber])

  const tries = merging?.tries ?? 0
  const focusOpen = useEffectEvent(() => focusChoice(formElement()))
  useEffect(() => {
    if (tries > 0) focusOpen()
  }, [tries])

  function submit(data: FormData) {
    form.submit(data, { isAnother: isAnother.current })
    isAnother.current = false
  }

  function submitAnother() {
    isAnother.current = true
    formElement()?.requestSubmit()
  }

  function saveMine(conflict: Conflict<Saved>) {
    form.submit(new FormData(formElement()), { ...overwriting(conflict), isAnother: conflict.isAnother })
  }

  function openSaved(conflict: Conflict<Saved>) {
    const href = editHref?.(conflict.record)
    if (href === undefined) return
    form.handOver(href, conflict, new FormData(formElement()))
    void navigate(href, { state })
  }

  function saveAsNew(href: string) {
    form.handOver(href, {}, new FormData(formElement()))
    void navigate(href, { state })
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
            We restored your unsaved changes.
            {form.hasLostSecret && ' Passwords are not kept: generate a new one.'}
          </InlineAlert>
        </div>
      )}
      {shown.kind === 'refused' && shown.failure !== undefined && (
        <div className={classes.failed}>
          <InlineAlert tone="error">{shown.failure}</InlineAlert>
        </div>
      )}
      {shown.kind === 'deleted' && deletion && (
        <div className={classes.failed}>
          <DeletedAlert
            noun={id}
            deletion={deletion}
            onRestored={() => form.submit(new FormData(formElement()), { isSure: true })}
            onSaveAsNew={() => saveAsNew(deletion.addHref)}
          />
        </div>
      )}
      {shown.kind === 'conflict' && (
        <div className={classes.failed}>
          <ConflictAlert
            conflict={shown.conflict}
            fieldLabels={fieldLabels}
            valueText={valueText}
            onSaveMine={() => saveMine(shown.conflict)}
            onOpenSaved={() => openSaved(shown.conflict)}
            onKeepTyping={keepTyping}
          />
        </div>
      )}
      {merging && <MergeNotice merging={merging} fieldLabels={fieldLabels} />}
      <Form
        key={form.startNumber}
        id={id}
        label={label}
        errors={shown.errors}
        inserts={
          merging &&
          mergeInserts({
            merging,
            fieldLabels,
            valueText,
            onChoose: (group, side) => form.choose(group, side, new FormData(formElement())),
          })
        }
        isPending={form.isPending}
        onSubmit={submit}
        onEdit={form.edit}
      >
        {children(form.values, form.takenFrom)}
      </Form>
      <DoubtsDialog
        doubts={doubtful?.texts}
        fieldLabels={fieldLabels}
        onSave={() => form.submit(new FormData(formElement()), { ...doubtful?.sending, isSure: true })}
        onGoBack={form.goBack}
      />
      <AdminBar
        start={merging ? choicesText(openCount(merging)) : props.barStart}
        isFull={hasAnother}
        end={
          <>
            <ButtonLink
              className={classes.cancel}
              variant="ghost"
              href={cancel.href}
              state={cancel.state}
              icon={hasAnother ? 'close' : undefined}
              isIconOnPhones={hasAnother}
            >
              Cancel
            </ButtonLink>
            {hasAnother && (
              <Button isInert={form.isPending} onPress={submitAnother}>
                <span className={classes.whole}>Submit and add another</span>
                <span className={classes.short} aria-hidden="true">
                  <span>Add </span>another
                </span>
              </Button>
            )}
            <Button type="submit" form={id} variant="primary" isPending={form.isPending}>
              {submitLabel}
            </Button>
          </>
        }
      />
    </>
  )
}

function choicesText(count: number) {
  if (count === 0) return 'Nothing is left to choose'
  return count === 1 ? '1 field needs your choice' : `${count} fields need your choice`
}

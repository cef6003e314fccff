import { useNavigate } from 'react-router-dom'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Adding, Replacing } from '#api/writes.ts'
import { paths } from '#contract/paths.ts'
import { ContractForm, type ContractFormProps } from './ContractForm.tsx'
import type { FormValues } from './draft.ts'
import { FormPage } from './FormPage.tsx'
import { useDetour } from '#admin/shared/list/returnAddress.ts'
import { useRecordForm, type RecordFormProps } from './useRecordForm.ts'

interface AddPageProps<S extends z.ZodMiniType, Row>
  extends
    RecordFormProps<S, Row>,
    Pick<ContractFormProps<S, Row>, 'initial' | 'keptForNext' | 'proposeNext' | 'makeMissing' | 'barStart'> {
  add: (adding: Adding<z.output<S>>) => Promise<Row>
  /** Adds several records instead, and returns what tells so; undefined if the fields describe one. */
  addBulk?: (adding: Adding<z.output<S>>) => Promise<() => void> | undefined
  /** The label of the submit button while the fields describe several records. @default 'Submit', beside 'Submit and add another' */
  submitLabel?: string | undefined
  /** Replaces a record that an earlier attempt has already added. */
  replace: (change: Replacing<z.output<S>>) => Promise<Row>
  /** The fields, with these start values. */
  children: (values: FormValues) => ReactNode
}

/** The form that adds a record. It can be opened from another form that needs the record first. @spec 511 */
export function AddPage<S extends z.ZodMiniType, Row>(props: AddPageProps<S, Row>) {
  const { title, identity, add, addBulk, replace, submitLabel, ...form } = props
  const { idOf } = identity
  const { back: toList, parts, added } = useRecordForm(identity, form.fieldLabels)
  const detour = useDetour()
  const navigate = useNavigate()
  const back = detour === undefined ? toList : { label: 'Back to what you were doing', href: detour }

  function saved(record: Row, stays: boolean) {
    added(record, stays || detour !== undefined)
    // Back, not forward: the waiting form keeps its own return address in its history entry.
    if (detour !== undefined && !stays) void navigate(-1)
  }

  async function finishBulk(adding: Promise<() => void>) {
    const tell = await adding
    return (stays: boolean) => {
      tell()
      if (stays) return
      if (detour === undefined) void navigate(paths.admin[identity.kind])
      else void navigate(-1)
    }
  }

  return (
    <FormPage title={title} back={back}>
      <ContractForm
        {...parts}
        {...form}
        label={title}
        save={(body, { submitKey }) => add({ body, submitKey })}
        saveBulk={(body, { submitKey }) => {
          const adding = addBulk?.({ body, submitKey })
          return adding && finishBulk(adding)
        }}
        amend={(record, body, etag) => replace({ id: idOf(record), body, etag })}
        editHref={(record) => paths.forms[identity.kind].edit(idOf(record))}
        onSaved={saved}
        submitLabel={submitLabel ?? 'Submit'}
        hasAnother={detour === undefined && submitLabel === undefined}
        cancel={back}
      />
    </FormPage>
  )
}

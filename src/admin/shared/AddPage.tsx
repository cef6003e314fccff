import { useNavigate } from 'react-router-dom'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Adding, Replacing } from '#api/writes.ts'
import { ContractForm, type ContractFormProps } from './ContractForm.tsx'
import type { FormValues } from './draft.ts'
import { FormPage } from './FormPage.tsx'
import { useDetour } from './returnAddress.ts'
import { useRecordForm, type RecordFormProps } from './useRecordForm.ts'

interface AddPageProps<S extends z.ZodMiniType, Row>
  extends RecordFormProps<S, Row>, Pick<ContractFormProps<S, Row>, 'initial' | 'keptForNext'> {
  add: (adding: Adding<z.output<S>>) => Promise<Row>
  /** Saves the fields over a record that an earlier try has added. */
  replace: (change: Replacing<z.output<S>>) => Promise<Row>
  /** Where a record is edited. */
  editHref: (id: number) => string
  /** The fields, which begin with these values. */
  children: (values: FormValues) => ReactNode
}

/** The form of a new record, also in the middle of another form that needs it first. @spec 511 */
export function AddPage<S extends z.ZodMiniType, Row>(props: AddPageProps<S, Row>) {
  const { title, identity, add, replace, editHref, ...form } = props
  const { idOf } = identity
  const { back: toList, parts, added } = useRecordForm(identity)
  const detour = useDetour()
  const goTo = useNavigate()
  const back = detour === undefined ? toList : { label: 'Back to what you were doing', href: detour }

  function saved(record: Row, isAnother: boolean) {
    added(record, isAnother || detour !== undefined)
    // Back, not on: the form that waits keeps its own way back in its history entry.
    if (detour !== undefined && !isAnother) void goTo(-1)
  }

  return (
    <FormPage title={title} back={back}>
      <ContractForm
        {...parts}
        {...form}
        label={title}
        save={(body, { submitKey }) => add({ body, submitKey })}
        amend={(record, body, etag) => replace({ id: idOf(record), body, etag })}
        editHref={(record) => editHref(idOf(record))}
        onSaved={saved}
        submitLabel="Submit"
        anotherLabel={detour === undefined ? 'Submit and add another' : undefined}
        cancelHref={back.href}
      />
    </FormPage>
  )
}

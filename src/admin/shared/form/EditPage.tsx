import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useRestoreRecordMutation } from '#api/endpoints/trash.ts'
import type { Tagged } from '#api/unwrap.ts'
import type { Replacing } from '#api/writes.ts'
import { paths } from '#contract/paths.ts'
import { ContractForm } from './ContractForm.tsx'
import type { FormValues } from './draft.ts'
import { FormPage, Loaded, type RecordResult } from './FormPage.tsx'
import type { Seen } from '#admin/shared/list/returnAddress.ts'
import { useWhoChanged } from '#admin/shared/conflict/useWhoChanged.ts'
import { useRecordForm, useRecordId, type RecordFormProps } from './useRecordForm.ts'
import { Waiting } from '#admin/shared/Waiting.tsx'

interface EditPageProps<S extends z.ZodMiniType, Row> extends RecordFormProps<S, Row> {
  result: RecordResult<Tagged<Row>>
  /** Error text when loading fails without a message from the server. */
  loadFailure: string
  replace: (change: Replacing<z.output<S>>) => Promise<Row>
  submitLabel: string
  /** The fields, with these start values of this record. */
  children: (values: FormValues, record: Row) => ReactNode
}

/** The form that edits a record, with its loading and error states. */
export function EditPage<S extends z.ZodMiniType, Row>(props: EditPageProps<S, Row>) {
  const { title, identity, result, loadFailure, replace, children, ...form } = props
  const id = useRecordId()
  const { back: list, parts, saved } = useRecordForm(identity, form.fieldLabels)
  const left: Seen = { seen: id }
  const back = { ...list, state: left }
  const { kind } = identity
  const whoChanged = useWhoChanged(kind)
  const whoDeleted = useWhoChanged(kind, 'delete')
  const [restoreRecord] = useRestoreRecordMutation()
  return (
    <FormPage title={title} back={back}>
      <Loaded
        result={result}
        failure={loadFailure}
        back={back}
        waiting={<Waiting hasGroups fields={Object.keys(form.fieldLabels).length} />}
      >
        {({ record, etag }) => (
          <ContractForm
            {...parts}
            {...form}
            label={title}
            initial={identity.valuesOf(record)}
            etag={etag}
            save={(body, { etag: seen }) => replace({ id, body, etag: seen })}
            whoChanged={(changed) => whoChanged(identity.idOf(changed))}
            deletion={{
              addHref: paths.forms[kind].add,
              restore: () => restoreRecord({ kind, id }).unwrap(),
              whoDeleted: () => whoDeleted(id),
            }}
            onSaved={saved}
            cancel={back}
          >
            {(values, takenFrom) => children(values, takenFrom ?? record)}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}

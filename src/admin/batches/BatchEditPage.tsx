import { useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useCourses } from '#admin/shared/lookups.ts'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useGetBatchQuery, useReplaceBatchMutation } from '#api/batches.ts'
import { Batch, BatchBody } from '#contract/batches.ts'
import { BatchFields } from './BatchFields.tsx'
import { batchLabels, batchText, valuesOfBatch, batchIdentity } from './batchTexts.ts'

/** 'Batch Edits'. @spec 176-179 */
export function BatchEditPage() {
  const id = Number(useParams().id)
  const batch = useGetBatchQuery(id)
  const [replaceBatch] = useReplaceBatchMutation()
  const courses = useCourses()
  const { back, saved } = useRecordForm(batchIdentity)

  return (
    <FormPage title="Batch Edits" back={back}>
      <Loaded result={batch} failure="Failed to load batch details" back={back}>
        {({ record, etag }) => (
          <ContractForm
            id="batch"
            label="Batch Edits"
            schema={BatchBody}
            record={Batch}
            valuesOf={valuesOfBatch}
            initial={valuesOfBatch(record)}
            etag={etag}
            fieldLabels={batchLabels}
            valueText={(name, value) => batchText(courses, name, value)}
            save={(body, { etag: seen }) => replaceBatch({ id, body, etag: seen }).unwrap()}
            onSaved={saved}
            failure="The batch could not be saved. Please try again."
            submitLabel="UPDATE"
            cancelHref={back.href}
          >
            {(values) => <BatchFields values={values} courses={courses} />}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}

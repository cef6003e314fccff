import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useCourses } from '#admin/shared/lookups.ts'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useAddBatchMutation, useReplaceBatchMutation } from '#api/batches.ts'
import { paths } from '#contract/paths.ts'
import { Batch, BatchBody } from '#contract/batches.ts'
import { BatchFields } from './BatchFields.tsx'
import { batchLabels, batchText, valuesOfBatch, batchIdentity } from './batchTexts.ts'

const empty = { M02_Name: '', M02_M01_CourseId: '' }

/** 'Batch Creation'. @spec 173-175 */
export function BatchAddPage() {
  const [addBatch] = useAddBatchMutation()
  const [replaceBatch] = useReplaceBatchMutation()
  const courses = useCourses()
  const { back, added } = useRecordForm(batchIdentity)

  return (
    <FormPage title="Batch Creation" back={back}>
      <ContractForm
        id="batch"
        label="Batch Creation"
        schema={BatchBody}
        record={Batch}
        valuesOf={valuesOfBatch}
        initial={empty}
        fieldLabels={batchLabels}
        valueText={(name, value) => batchText(courses, name, value)}
        save={(body, { submitKey }) => addBatch({ body, submitKey }).unwrap()}
        amend={({ M02_BatchId: id }, body, etag) => replaceBatch({ id, body, etag }).unwrap()}
        editHref={({ M02_BatchId }) => paths.admin.batchEdit(M02_BatchId)}
        onSaved={added}
        failure="The batch could not be saved. Please try again."
        keptForNext={['M02_M01_CourseId']}
        submitLabel="Submit"
        anotherLabel="Submit and add another"
        cancelHref={back.href}
      >
        {(values) => <BatchFields values={values} courses={courses} />}
      </ContractForm>
    </FormPage>
  )
}

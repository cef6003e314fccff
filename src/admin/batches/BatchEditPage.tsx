import { EditPage } from '#admin/shared/form/EditPage.tsx'
import { useCourses } from '#admin/shared/form/formLookups.ts'
import { useRecordId } from '#admin/shared/form/useRecordForm.ts'
import { useGetBatchQuery, useReplaceBatchMutation } from '#api/endpoints/batches.ts'
import { BatchBody } from '#contract/batches.ts'
import { BatchFields } from './BatchFields.tsx'
import { batchIdentity, batchLabels, batchText } from './batchTexts.ts'

/** 'Batch Edits'. @spec 176-179 */
export function BatchEditPage() {
  const batch = useGetBatchQuery(useRecordId())
  const [replaceBatch] = useReplaceBatchMutation()
  const courses = useCourses()
  return (
    <EditPage
      title="Batch Edits"
      identity={batchIdentity}
      result={batch}
      loadFailure="Failed to load batch details"
      schema={BatchBody}
      fieldLabels={batchLabels}
      valueText={(name, values) => batchText(courses, name, values)}
      replace={(change) => replaceBatch(change).unwrap()}
      submitLabel="UPDATE"
    >
      {(values) => <BatchFields values={values} courses={courses} />}
    </EditPage>
  )
}

import { AddPage } from '#admin/shared/form/AddPage.tsx'
import { useCourses } from '#admin/shared/form/formLookups.ts'
import { useAddBatchMutation, useReplaceBatchMutation } from '#api/endpoints/batches.ts'
import { BatchBody } from '#contract/batches.ts'
import { BatchFields } from './BatchFields.tsx'
import { batchIdentity, batchLabels, batchText } from './batchTexts.ts'

const empty = { M02_Name: '', M02_M01_CourseId: '' }

/** 'Batch Creation'. @spec 173-175 */
export function BatchAddPage() {
  const [addBatch] = useAddBatchMutation()
  const [replaceBatch] = useReplaceBatchMutation()
  const courses = useCourses()
  return (
    <AddPage
      title="Batch Creation"
      identity={batchIdentity}
      schema={BatchBody}
      initial={empty}
      keptForNext={['M02_M01_CourseId']}
      fieldLabels={batchLabels}
      valueText={(name, values) => batchText(courses, name, values)}
      add={(adding) => addBatch(adding).unwrap()}
      replace={(change) => replaceBatch(change).unwrap()}
    >
      {(values) => <BatchFields values={values} courses={courses} />}
    </AddPage>
  )
}

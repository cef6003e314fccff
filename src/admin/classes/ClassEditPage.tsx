import { EditPage } from '#admin/shared/form/EditPage.tsx'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useRecordId } from '#admin/shared/form/useRecordForm.ts'
import { useGetClassQuery, useReplaceClassMutation } from '#api/endpoints/classes.ts'
import { ClassUpdate } from '#contract/classes/classBodies.ts'
import { classValueText } from './classValueText.tsx'
import { ClassFields } from './ClassFields.tsx'
import { classDoubts, classIdentity, classLinked, editLabels } from './classValues.ts'

const doubtsOf = classDoubts(editLabels)

/** 'Edit Class'. @spec 204-209 */
export function ClassEditPage() {
  const lesson = useGetClassQuery(useRecordId())
  const [replaceClass] = useReplaceClassMutation()
  const batches = useBatches()
  return (
    <EditPage
      title="Edit Class"
      identity={classIdentity}
      result={lesson}
      loadFailure="Failed to load class details"
      schema={ClassUpdate}
      fieldLabels={editLabels}
      linked={classLinked}
      valueText={classValueText}
      doubtsOf={doubtsOf}
      replace={(change) => replaceClass(change).unwrap()}
      submitLabel="Update Class"
    >
      {(values, record) => (
        <ClassFields
          values={values}
          batches={batches}
          labels={editLabels}
          noBatch="Select a batch"
          lesson={record}
          isExpiryOptional
        />
      )}
    </EditPage>
  )
}

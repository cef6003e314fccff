import { AddPage } from '#admin/shared/AddPage.tsx'
import { useBatches } from '#admin/shared/lookups.ts'
import { useAddClassMutation, useReplaceClassMutation } from '#api/classes.ts'
import { paths } from '#contract/paths.ts'
import { ClassBody } from '#contract/classes.ts'
import { classValueText } from './classValueText.tsx'
import { ClassFields } from './ClassFields.tsx'
import { addLabels, classDoubts, classIdentity, emptyClass } from './classValues.ts'

/** Fields kept for the next class, as they are usually the same. */
const kept = ['M03_M02_BatchId', 'M03_M11_DivisionIds']

const doubtsOf = classDoubts(addLabels)

/** 'Class Schedule'. @spec 193-203 */
export function ClassAddPage() {
  const [addClass] = useAddClassMutation()
  const [replaceClass] = useReplaceClassMutation()
  const batches = useBatches()
  return (
    <AddPage
      title="Class Schedule"
      identity={classIdentity}
      schema={ClassBody}
      initial={emptyClass}
      keptForNext={kept}
      fieldLabels={addLabels}
      valueText={classValueText}
      doubtsOf={doubtsOf}
      add={(adding) => addClass(adding).unwrap()}
      replace={(change) => replaceClass(change).unwrap()}
      editHref={paths.admin.classEdit}
    >
      {(values) => (
        <ClassFields values={values} batches={batches} labels={addLabels} noBatch="Select Batch" />
      )}
    </AddPage>
  )
}

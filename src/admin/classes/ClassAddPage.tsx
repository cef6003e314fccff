import { AddPage } from '#admin/shared/form/AddPage.tsx'
import { countText } from '#admin/shared/kindTexts.ts'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useState } from 'react'
import { useAddClassMutation, useReplaceClassMutation } from '#api/endpoints/classes.ts'
import type { Adding } from '#api/writes.ts'
import { useBulkAdded } from '#admin/shared/bulk/useBulkAdded.ts'
import { useAddClassesMutation } from '#api/endpoints/bulk.ts'
import { classValueText } from './classValueText.tsx'
import { ClassFields } from './ClassFields.tsx'
import { addLabels, classDoubts, classIdentity, emptyClass } from './classValues.ts'
import { ClassForm, emptyRepeat } from '#contract/classes/classForm.ts'
import { RepeatFields, type RepeatSum } from './RepeatFields.tsx'

/** Fields kept for the next class, as they are usually the same. */
const kept = ['M03_M02_BatchId', 'M03_M11_DivisionIds']

const initial = { ...emptyClass, ...emptyRepeat }

const doubtsOf = classDoubts(addLabels)

/** 'Class Schedule'. @spec 193-203 */
export function ClassAddPage() {
  const [addClass] = useAddClassMutation()
  const [replaceClass] = useReplaceClassMutation()
  const [addClasses] = useAddClassesMutation()
  const tell = useBulkAdded('classes')
  const batches = useBatches()
  const [sum, setSum] = useState<RepeatSum>()
  function addBulk({ body, submitKey }: Adding<ClassForm>) {
    const { repeated, M03_Title: _title, M03_ScheduledAt: _start, M03_ExpiryTime: _expiry, ...common } = body
    if (!repeated) return undefined
    const adding = addClasses({ body: { ...common, records: repeated }, submitKey }).unwrap()
    return adding.then((outcome) => () => tell(outcome))
  }

  return (
    <AddPage
      title="Class Schedule"
      identity={classIdentity}
      schema={ClassForm}
      initial={initial}
      keptForNext={kept}
      fieldLabels={addLabels}
      valueText={classValueText}
      doubtsOf={doubtsOf}
      add={(adding) => addClass(adding).unwrap()}
      addBulk={addBulk}
      submitLabel={sum && `Add ${countText('classes', sum.made)}`}
      barStart={sum && sumText(sum)}
      replace={(change) => replaceClass(change).unwrap()}
    >
      {(values) => (
        <ClassFields values={values} batches={batches} labels={addLabels} noBatch="Select Batch">
          {(typed) => <RepeatFields values={values} typed={typed} onChange={setSum} />}
        </ClassFields>
      )}
    </AddPage>
  )
}

/** '12 classes, 1 with a clash' */
function sumText({ made, clashing }: RepeatSum) {
  const count = countText('classes', made)
  return clashing === 0 ? count : `${count}, ${clashing} with a clash`
}

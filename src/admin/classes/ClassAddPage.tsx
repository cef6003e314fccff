import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useAddClassMutation, useReplaceClassMutation } from '#api/classes.ts'
import { paths } from '#contract/paths.ts'
import { Class, ClassBody } from '#contract/classes.ts'
import { ClassFields } from './ClassFields.tsx'
import { addLabels, classValueText, emptyClass, valuesOfClass, classIdentity } from './classValues.ts'

/** Most often the same for the next class. */
const kept = ['M03_M02_BatchId', 'M03_M11_DivisionIds']

/** 'Class Schedule'. @spec 193-203 */
export function ClassAddPage() {
  const [addClass] = useAddClassMutation()
  const [replaceClass] = useReplaceClassMutation()
  const { back, added } = useRecordForm(classIdentity)

  return (
    <FormPage title="Class Schedule" back={back}>
      <ContractForm
        id="class"
        label="Class Schedule"
        schema={ClassBody}
        record={Class}
        valuesOf={valuesOfClass}
        initial={emptyClass}
        fieldLabels={addLabels}
        valueText={classValueText}
        keptForNext={kept}
        save={(body, { submitKey }) => addClass({ body, submitKey }).unwrap()}
        amend={({ M03_ClassesId: id }, body, etag) => replaceClass({ id, body, etag }).unwrap()}
        editHref={({ M03_ClassesId }) => paths.admin.classEdit(M03_ClassesId)}
        onSaved={added}
        failure="The class could not be saved. Please try again."
        submitLabel="Submit"
        anotherLabel="Submit and add another"
        cancelHref={back.href}
      >
        {(values) => <ClassFields values={values} labels={addLabels} noBatch="Select Batch" />}
      </ContractForm>
    </FormPage>
  )
}

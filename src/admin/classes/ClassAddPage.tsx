import { useNavigate } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useReturnAddress, type Marked } from '#admin/shared/returnAddress.ts'
import { useAddClassMutation, useReplaceClassMutation } from '#api/classes.ts'
import { paths } from '#app/paths.ts'
import { Class, ClassBody } from '#contract/classes.ts'
import { ClassFields } from './ClassFields.tsx'
import { addLabels, classValueText, emptyClass, valuesOfClass } from './classValues.ts'

/** Most often the same for the next class. */
const kept = ['M03_M02_BatchId', 'M03_M11_DivisionIds']

/** 'Class Schedule' (statements 193 to 203). */
export function ClassAddPage() {
  const [addClass] = useAddClassMutation()
  const [replaceClass] = useReplaceClassMutation()
  const notices = useNotices()
  const goTo = useNavigate()
  const back = { label: 'Back to classes', href: useReturnAddress(paths.admin.classes) }

  function saved({ M03_Title, M03_ClassesId }: Class, isAnother: boolean) {
    notices.show({ tone: 'success', text: `Class "${M03_Title}" has been added.` })
    const state: Marked = { marked: M03_ClassesId }
    // The newest class heads the list, whatever was searched before.
    if (!isAnother) void goTo(paths.admin.classes, { state })
  }

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
        onSaved={saved}
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

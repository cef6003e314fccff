import { useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useGetClassQuery, useReplaceClassMutation } from '#api/classes.ts'
import { Class, ClassUpdate } from '#contract/classes.ts'
import { ClassFields } from './ClassFields.tsx'
import { classValueText, editLabels, valuesOfClass, classIdentity } from './classValues.ts'

/** 'Edit Class'. @spec 204-209 */
export function ClassEditPage() {
  const id = Number(useParams().id)
  const lesson = useGetClassQuery(id)
  const [replaceClass] = useReplaceClassMutation()
  const { back, saved } = useRecordForm(classIdentity)

  return (
    <FormPage title="Edit Class" back={back}>
      <Loaded result={lesson} failure="Failed to load class details" back={back}>
        {({ record, etag }) => (
          <ContractForm
            id="class"
            label="Edit Class"
            schema={ClassUpdate}
            record={Class}
            valuesOf={valuesOfClass}
            initial={valuesOfClass(record)}
            etag={etag}
            fieldLabels={editLabels}
            valueText={classValueText}
            save={(body, { etag: seen }) => replaceClass({ id, body, etag: seen }).unwrap()}
            onSaved={saved}
            failure="The class could not be saved. Please try again."
            submitLabel="Update Class"
            cancelHref={back.href}
          >
            {(values, taken) => (
              <ClassFields
                values={values}
                labels={editLabels}
                noBatch="Select a batch"
                lesson={taken ?? record}
                isExpiryOptional
              />
            )}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}

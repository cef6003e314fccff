import { useNavigate, useSearchParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useBatches, useMentors } from '#admin/shared/lookups.ts'
import { useDetour } from '#admin/shared/returnAddress.ts'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useAddDivisionMutation, useReplaceDivisionMutation } from '#api/divisions.ts'
import { paths } from '#contract/paths.ts'
import { Division, DivisionBody } from '#contract/divisions.ts'
import { DivisionFields } from './DivisionFields.tsx'
import { divisionLabels, divisionText, valuesOfDivision, divisionIdentity } from './divisionTexts.ts'

/** 'Division Creation', also on the way of a form whose batch has no divisions. @spec 157, 511 */
export function DivisionAddPage() {
  const [addDivision] = useAddDivisionMutation()
  const [replaceDivision] = useReplaceDivisionMutation()
  const batches = useBatches()
  const mentors = useMentors()
  const goTo = useNavigate()
  const [params] = useSearchParams()
  const form = useRecordForm(divisionIdentity)
  const detour = useDetour()
  const back = detour === undefined ? form.back : { label: 'Back to what you were doing', href: detour }

  function saved(division: Division, isAnother: boolean) {
    form.added(division, isAnother || detour !== undefined)
    // Back, not on: the form that waits keeps its own way back in its history entry.
    if (detour !== undefined && !isAnother) void goTo(-1)
  }

  return (
    <FormPage title="Division Creation" back={back}>
      <ContractForm
        id="division"
        label="Division Creation"
        schema={DivisionBody}
        record={Division}
        valuesOf={valuesOfDivision}
        initial={{
          M11_Division_name: '',
          M11_Batch_id: params.get('batch_id') ?? '',
          M11_M05_User_Id: '',
        }}
        fieldLabels={divisionLabels}
        valueText={(name, value) => divisionText({ batches, mentors }, name, value)}
        save={(body, { submitKey }) => addDivision({ body, submitKey }).unwrap()}
        amend={({ M11_Division_id: id }, body, etag) => replaceDivision({ id, body, etag }).unwrap()}
        editHref={({ M11_Division_id }) => paths.admin.divisionEdit(M11_Division_id)}
        onSaved={saved}
        failure="The division could not be saved. Please try again."
        keptForNext={['M11_Batch_id']}
        submitLabel="Submit"
        anotherLabel={detour === undefined ? 'Submit and add another' : undefined}
        cancelHref={back.href}
      >
        {(values) => <DivisionFields values={values} batches={batches} />}
      </ContractForm>
    </FormPage>
  )
}

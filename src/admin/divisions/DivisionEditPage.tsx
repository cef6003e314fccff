import { EditPage } from '#admin/shared/form/EditPage.tsx'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useMentors } from '#admin/shared/form/formLookups.ts'
import { useRecordId } from '#admin/shared/form/useRecordForm.ts'
import { useGetDivisionQuery, useReplaceDivisionMutation } from '#api/endpoints/divisions.ts'
import { DivisionBody } from '#contract/divisions.ts'
import { DivisionFields } from './DivisionFields.tsx'
import { divisionIdentity, divisionLabels, divisionText } from './divisionTexts.ts'

/** 'Edit Division'. @spec 154, 158, 391 */
export function DivisionEditPage() {
  const division = useGetDivisionQuery(useRecordId())
  const [replaceDivision] = useReplaceDivisionMutation()
  const batches = useBatches()
  const mentors = useMentors()
  return (
    <EditPage
      title="Edit Division"
      identity={divisionIdentity}
      result={division}
      loadFailure="Error loading division details"
      schema={DivisionBody}
      fieldLabels={divisionLabels}
      valueText={(name, values) => divisionText({ batches, mentors }, name, values)}
      replace={(change) => replaceDivision(change).unwrap()}
      submitLabel="Update"
    >
      {(values) => <DivisionFields values={values} batches={batches} mentors={mentors} />}
    </EditPage>
  )
}

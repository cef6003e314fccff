import { useSearchParams } from 'react-router-dom'
import { AddPage } from '#admin/shared/form/AddPage.tsx'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useMentors } from '#admin/shared/form/formLookups.ts'
import { useAddDivisionMutation, useReplaceDivisionMutation } from '#api/endpoints/divisions.ts'
import { DivisionBody } from '#contract/divisions.ts'
import { DivisionFields } from './DivisionFields.tsx'
import { divisionIdentity, divisionLabels, divisionText } from './divisionTexts.ts'

/** 'Division Creation', also opened from forms whose batch has no divisions. @spec 157, 511 */
export function DivisionAddPage() {
  const [addDivision] = useAddDivisionMutation()
  const [replaceDivision] = useReplaceDivisionMutation()
  const batches = useBatches()
  const mentors = useMentors()
  const [params] = useSearchParams()
  const batchId = params.get('batch_id') ?? ''
  return (
    <AddPage
      title="Division Creation"
      identity={divisionIdentity}
      schema={DivisionBody}
      initial={{ M11_Division_name: '', M11_Batch_id: batchId, M11_M05_User_Id: '' }}
      keptForNext={['M11_Batch_id']}
      fieldLabels={divisionLabels}
      valueText={(name, values) => divisionText({ batches, mentors }, name, values)}
      add={(adding) => addDivision(adding).unwrap()}
      replace={(change) => replaceDivision(change).unwrap()}
    >
      {(values) => <DivisionFields values={values} batches={batches} mentors={mentors} />}
    </AddPage>
  )
}

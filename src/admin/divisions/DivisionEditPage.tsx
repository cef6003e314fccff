import { useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useBatches, useMentors } from '#admin/shared/lookups.ts'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useGetDivisionQuery, useReplaceDivisionMutation } from '#api/divisions.ts'
import { Division, DivisionBody } from '#contract/divisions.ts'
import { DivisionFields } from './DivisionFields.tsx'
import { divisionLabels, divisionText, valuesOfDivision, divisionIdentity } from './divisionTexts.ts'

/** 'Edit Division'. @spec 154, 158, 391 */
export function DivisionEditPage() {
  const id = Number(useParams().id)
  const division = useGetDivisionQuery(id)
  const [replaceDivision] = useReplaceDivisionMutation()
  const batches = useBatches()
  const mentors = useMentors()
  const { back, saved } = useRecordForm(divisionIdentity)

  return (
    <FormPage title="Edit Division" back={back}>
      <Loaded result={division} failure="Error loading division details" back={back}>
        {({ record, etag }) => (
          <ContractForm
            id="division"
            label="Edit Division"
            schema={DivisionBody}
            record={Division}
            valuesOf={valuesOfDivision}
            initial={valuesOfDivision(record)}
            etag={etag}
            fieldLabels={divisionLabels}
            valueText={(name, value) => divisionText({ batches, mentors }, name, value)}
            save={(body, { etag: seen }) => replaceDivision({ id, body, etag: seen }).unwrap()}
            onSaved={saved}
            failure="The division could not be saved. Please try again."
            submitLabel="Update"
            cancelHref={back.href}
          >
            {(values) => <DivisionFields values={values} batches={batches} />}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}

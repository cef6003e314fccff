import { useState } from 'react'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { useDivisions, type Lookup } from '#admin/shared/form/lookups.ts'
import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import { NoDivisions } from '#admin/shared/form/NoDivisions.tsx'
import { STUDENT_ROLE } from '#contract/roles.ts'
import { useSameName, useSameNumber } from './useDuplicates.tsx'
import { PersonFields } from '#admin/people/PersonFields.tsx'
import { studentLabels } from './studentValues.ts'

const role = { name: STUDENT_ROLE.M04_RoleName, hint: 'Fixed for students' }

interface StudentFieldsProps {
  values: FormValues
  batches: Lookup
  isEdit?: boolean
  /** Offered for an empty user code. */
  nextCode?: string
}

/** The fields of a student, the same on add and edit. */
export function StudentFields({ values, batches, isEdit, nextCode }: StudentFieldsProps) {
  const [chosen, setChosen] = useState({
    batchId: values.M05_M02_BachId ?? '',
    divisionId: values.M07_M11_DivisionId ?? '',
  })
  // A student who is edited is in the list themselves.
  const { M05_UserName = '', M05_DOB = '', M05_MobileNumber = '' }: FormValues = isEdit ? {} : values
  const [typed, setTyped] = useState({ M05_UserName, M05_DOB, M05_MobileNumber })
  const sameName = useSameName(typed.M05_UserName, typed.M05_DOB)
  const sameNumber = useSameNumber(typed.M05_MobileNumber)
  return (
    <PersonFields
      values={values}
      batches={batches}
      isEdit={isEdit}
      isEmailOptional
      nextCode={nextCode}
      likeness={
        isEdit
          ? undefined
          : {
              onChange: (name, value) => setTyped((now) => ({ ...now, [name]: value })),
              byName: sameName,
              byNumber: sameNumber,
            }
      }
      role={role}
      batchHint="Choose a batch to see its divisions."
      onBatchChange={(batchId) => setChosen({ batchId, divisionId: '' })}
      besideBatch={
        <DivisionField
          batchId={chosen.batchId}
          value={chosen.divisionId}
          onChange={(divisionId) => setChosen({ ...chosen, divisionId })}
        />
      }
    />
  )
}

interface DivisionFieldProps {
  batchId: string
  value: string
  onChange: (id: string) => void
}

/** Selects a division of the batch; disabled if there are none. @spec 280-282 */
function DivisionField({ batchId, value, onChange }: DivisionFieldProps) {
  const divisions = useDivisions(batchId)
  return (
    <LookupSelect
      name="M07_M11_DivisionId"
      label={studentLabels.M07_M11_DivisionId}
      lookup={divisions}
      placeholder="Select Division"
      disabledReason={
        batchId === '' ? (
          'Choose a batch first'
        ) : divisions.options.length === 0 ? (
          <NoDivisions batchId={batchId} />
        ) : undefined
      }
      value={value}
      onChange={onChange}
      isRequired
    />
  )
}

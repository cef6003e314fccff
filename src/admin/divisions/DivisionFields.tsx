import { useMemo, useState } from 'react'
import type { FormValues } from '#admin/shared/form/draft.ts'
import type { Lookup, Option } from '#admin/shared/form/lookups.ts'
import { LookupSearch } from '#admin/shared/form/LookupSearch.tsx'
import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { divisionLabels as labels } from './divisionTexts.ts'

interface DivisionFieldsProps {
  values: FormValues
  batches: Lookup
  /** All who may be one. */
  mentors: Lookup
}

/** The fields of a division, the same on add and edit. @spec 339-341 */
export function DivisionFields({ values, batches, mentors: all }: DivisionFieldsProps) {
  const [batchId, setBatchId] = useState(values.M11_Batch_id ?? '')
  const mentors = useNearestMentors(all, batchId, values.M11_M05_User_Id)
  const field = (name: string) => ({
    name,
    label: labels[name] ?? '',
    defaultValue: values[name],
    isRequired: true,
  })

  return (
    <FormGroup title="Division">
      <FormRow>
        <TextField {...field('M11_Division_name')} placeholder="Division A" />
      </FormRow>
      <LookupSelect
        {...field('M11_Batch_id')}
        lookup={batches}
        emptyLabel="Select Batch"
        onChange={setBatchId}
      />
      <LookupSearch {...field('M11_M05_User_Id')} lookup={mentors} placeholder="Type a name" />
    </FormGroup>
  )
}

/**
 * All teachers but those who left, those of the batch before the others. @spec 300, 488
 * @param mentorId the present mentor, who stays an option
 */
function useNearestMentors(all: Lookup, batchId: string, mentorId: string | undefined): Lookup {
  const options = useMemo(() => {
    const present = all.options.filter(({ id, hasLeft }) => hasLeft !== true || id === mentorId)
    const isNear = (option: Option) => option.batchId === batchId
    const near = present.filter(isNear)
    const marked = near.map((option) => ({ ...option, detail: `${option.detail}, this batch` }))
    return [...marked, ...present.filter((option) => !isNear(option))]
  }, [batchId, mentorId, all.options])
  return { ...all, options }
}

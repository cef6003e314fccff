import type { FormValues } from '#admin/shared/form/draft.ts'
import { nameOf, type Lookup } from '#admin/shared/form/lookups.ts'
import type { RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import { Division, type DivisionBody } from '#contract/divisions.ts'

export const divisionIdentity: RecordIdentity<Division> = {
  kind: 'divisions',
  record: Division,
  idOf: (division) => division.M11_Division_id,
  titleOf: (division) => division.M11_Division_name,
  filterOf: (division) => ({ batch_id: division.M11_Batch_id, division_id: division.M11_Division_id }),
  valuesOf: (division): Record<keyof DivisionBody, string> => ({
    M11_Division_name: division.M11_Division_name,
    M11_Batch_id: String(division.M11_Batch_id),
    M11_M05_User_Id: String(division.M11_M05_User_Id ?? ''),
  }),
}

/** Field labels. */
export const divisionLabels: FormValues = {
  M11_Division_name: 'Division Name',
  M11_Batch_id: 'Batch',
  M11_M05_User_Id: 'Mentor',
}

/** Returns a field's display text: names for ids. */
export function divisionText(
  lookups: { batches: Lookup; mentors: Lookup },
  name: string,
  values: FormValues,
) {
  const value = values[name] ?? ''
  if (name === 'M11_Batch_id') return nameOf(lookups.batches, value)
  return name === 'M11_M05_User_Id' ? nameOf(lookups.mentors, value) : value
}

/** A division's name with its batch, as many batches have a 'Division A'. */
export const fullName = ({ M11_Division_name, batch }: Division) =>
  batch ? `${M11_Division_name}, ${batch.M02_Name}` : M11_Division_name

/** The number of students in a division, or 'N/A' if the server does not count them. */
export const countText = ({ students_count }: Division) => String(students_count ?? 'N/A')

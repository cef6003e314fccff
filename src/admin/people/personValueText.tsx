import type { ReactNode } from 'react'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { dayText } from '#admin/shared/formats.ts'
import { BatchName, DivisionNames } from '#admin/shared/details/Names.tsx'
import { genderText } from './personValues.ts'

/** Returns a field of a student or a teacher as users read it. */
export function personValueText(name: string, values: FormValues): ReactNode {
  const value = values[name] ?? ''
  switch (name) {
    case 'M05_M02_BachId':
      return <BatchName id={value} />
    case 'M07_M11_DivisionId':
      return <DivisionNames batchId={values.M05_M02_BachId ?? ''} ids={value} />
    case 'M05_Gender':
      return genderText(value)
    case 'M05_DOB':
    case 'M05_JoiningDate':
      return dayText(value)
    case 'M05_AllowLogin':
    case 'M05_IsActive':
      return value === '1' ? 'On' : 'Off'
    default:
      return value
  }
}

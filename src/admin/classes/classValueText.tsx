import type { ReactNode } from 'react'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { momentText } from '#admin/shared/formats.ts'
import { BatchName, DivisionNames } from '#admin/shared/details/Names.tsx'

/** Returns a field of a class as users read it. */
export function classValueText(name: string, values: FormValues): ReactNode {
  const value = values[name] ?? ''
  switch (name) {
    case 'M03_M02_BatchId':
      return <BatchName id={value} />
    case 'M03_M11_DivisionIds':
      return <DivisionNames batchId={values.M03_M02_BatchId ?? ''} ids={value} />
    case 'M03_ScheduledAt':
    case 'M03_ExpiryTime':
      return value === '' ? '' : momentText(value)
    default:
      return value
  }
}

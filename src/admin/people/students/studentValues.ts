import type { FormValues } from '#admin/shared/form/draft.ts'
import type { RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import type { Student } from '#contract/users.ts'
import type { StudentBody } from '#contract/userForms.ts'
import { personDoubts } from '#admin/people/personDoubts.ts'
import { emptyPerson, personKept, personLabels, valuesOfPerson } from '#admin/people/personValues.ts'
import { studentRow } from './studentRow.ts'

/** Of forms. */
export const studentIdentity: RecordIdentity<Student> = {
  ...studentRow,
  // A deleted division counts as none.
  valuesOf: (student): Record<keyof typeof emptyStudent, string> => ({
    ...valuesOfPerson(student),
    M07_M11_DivisionId: String(student.M07_M11_DivisionId ?? ''),
  }),
}

export const emptyStudent = { ...emptyPerson, M07_M11_DivisionId: '' } satisfies Record<
  Exclude<keyof StudentBody, 'M05_AllowLogin' | 'M05_IsActive'>,
  string
>

/** Field labels, in the order of the form. */
export const studentLabels = { ...personLabels, M07_M11_DivisionId: 'Division' } satisfies FormValues

/** Asked about before a student is saved: also a birth less than five years ago. */
export const studentDoubts = personDoubts(5)

/** Fields kept for the next student, as they are usually the same. */
export const studentKept = [...personKept, 'M07_M11_DivisionId']

/** Fields that are chosen together when two people changed them: a division belongs to its batch. */
export const studentLinked = [['M05_M02_BachId', 'M07_M11_DivisionId']] as const

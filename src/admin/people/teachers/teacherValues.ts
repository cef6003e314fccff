import type { FormValues } from '#admin/shared/form/draft.ts'
import type { RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import type { Teacher } from '#contract/users.ts'
import type { TeacherBody } from '#contract/userForms.ts'
import { personDoubts } from '#admin/people/personDoubts.ts'
import { emptyPerson, personLabels, valuesOfPerson } from '#admin/people/personValues.ts'
import { teacherRow } from './teacherRow.ts'

/** Of forms. */
export const teacherIdentity: RecordIdentity<Teacher> = {
  ...teacherRow,
  valuesOf: (teacher): Record<keyof typeof emptyTeacher, string> => ({
    ...valuesOfPerson(teacher),
    M06_Specialization: teacher.M06_Specialization,
    M05_AllowLogin: String(teacher.M05_AllowLogin),
    M05_IsActive: String(teacher.M05_IsActive),
  }),
}

/** Start values of the add form. A new teacher is active and may log in. */
export const emptyTeacher = {
  ...emptyPerson,
  M06_Specialization: '',
  M05_AllowLogin: '1',
  M05_IsActive: '1',
} satisfies Record<keyof TeacherBody, string>

/** Asked about before a teacher is saved: also a birth less than 16 years ago. */
export const teacherDoubts = personDoubts(16)

/** Field labels. */
export const teacherLabels = {
  ...personLabels,
  M06_Specialization: 'Specialization',
  M05_AllowLogin: 'Allow login',
  M05_IsActive: 'Active',
} satisfies FormValues

import type { Student } from '#contract/users.ts'
import { foldSearch } from '#design-system/foldSearch.ts'

/** Returns a name as two spellings of it are compared: its words in any order. */
export const nameKey = (name: string): string =>
  (foldSearch(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted().join(' ')

/** Whether a student has this name and birthday. */
export const isNamesake = (
  student: Pick<Student, 'M05_UserName' | 'M05_DOB'>,
  name: string,
  birthday: string,
): boolean => student.M05_DOB === birthday && nameKey(student.M05_UserName) === nameKey(name)

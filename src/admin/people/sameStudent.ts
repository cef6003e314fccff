import type { Student } from '#contract/users.ts'
import { foldSearch } from '#design-system/foldSearch.ts'

/** Digits of a number within a country; what precedes them may be written or not: +91, 0. */
const NATIONAL_DIGITS = 10

/** Returns a number as two spellings of it are compared; '' if it is too short to tell people apart. */
export function numberKey(mobile: string): string {
  const digits = mobile.replace(/\D+/g, '')
  return digits.length < NATIONAL_DIGITS ? '' : digits.slice(-NATIONAL_DIGITS)
}

/** Returns a name as two spellings of it are compared: its words in any order. */
export const nameKey = (name: string): string =>
  (foldSearch(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted().join(' ')

/** Whether a student has this mobile number. */
export const hasNumber = (student: Pick<Student, 'M05_MobileNumber'>, mobile: string): boolean =>
  numberKey(mobile) !== '' && numberKey(student.M05_MobileNumber) === numberKey(mobile)

/** Whether a student has this name and birthday. */
export const isNamesake = (
  student: Pick<Student, 'M05_UserName' | 'M05_DOB'>,
  name: string,
  birthday: string,
): boolean => student.M05_DOB === birthday && nameKey(student.M05_UserName) === nameKey(name)

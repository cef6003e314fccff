import { addDays } from 'date-fns/addDays'
import { formatISO9075 } from 'date-fns/formatISO9075'
import type { StudentUpdate, TeacherUpdate } from '#contract/userForms.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import type { Hashed } from '#server/store/store.ts'
import { demoName } from './demoNames.ts'

const specializations = ['Hadith sciences', 'Arabic grammar', 'Fiqh', 'Seerah', 'Usul al-hadith', 'Tajweed']
const qualifications = [
  'B.A. Arabic',
  'Plus Two',
  'M.A. Islamic Studies',
  'B.Sc. Mathematics',
  'Afzal-ul-Ulama',
]

/** Returns the date `days` after another one, both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number) =>
  formatISO9075(addDays(readWallClock(day), days), { representation: 'date' })

/**
 * Fields derived from a person's number, which must be below 100,000. Mobile numbers are invented: zeros, then the
 * number.
 */
function person(number: number, gender: 'male' | 'female', passwordHash: string) {
  return {
    M05_UserName: demoName(number, gender),
    M05_CountryName: number % 9 === 8 ? 'United Arab Emirates' : 'India',
    M05_Gender: gender,
    M05_DOB: dayAfter('1994-02-14', (number * 97) % 4000),
    M05_Qualification: qualifications[number % qualifications.length] ?? '',
    M05_MobileNumber: `+9100000${String(number).padStart(5, '0')}`,
    M05_Address: `${(number % 14) + 1}/${100 + number}, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000`,
    M05_AllowLogin: 1 as const,
    M05_IsActive: 1 as const,
    passwordHash,
  }
}

/** The other fields of a person. */
interface Enrolment {
  batchId: number
  gender: 'male' | 'female'
  passwordHash: string
}

/** @param index from 0 */
export function demoTeacher(
  index: number,
  { batchId, gender, passwordHash }: Enrolment,
): Hashed<TeacherUpdate> {
  const number = 2100 + index * 7
  return {
    ...person(number, gender, passwordHash),
    M05_UserCode: `IHT-0${11 + index * 3}`,
    M05_M02_BachId: batchId,
    M05_JoiningDate: dayAfter('2019-06-03', index * 120),
    M05_Email: `teacher${index + 1}@example.org`,
    M06_Specialization: specializations[index % specializations.length] ?? '',
  }
}

/** @param index from 0; every fifth has no e-mail address */
export function demoStudent(
  index: number,
  { batchId, gender, passwordHash, divisionId }: Enrolment & { divisionId: number },
): Hashed<StudentUpdate> {
  const number = 1001 + index
  return {
    ...person(number, gender, passwordHash),
    M05_UserCode: `IHS-${number}`,
    M05_M02_BachId: batchId,
    M07_M11_DivisionId: divisionId,
    M05_JoiningDate: dayAfter('2023-06-05', index * 3),
    M05_Email: index % 5 === 4 ? '' : `student${number}@example.org`,
  }
}

import { differenceInYears } from 'date-fns/differenceInYears'
import { isValid } from 'date-fns/isValid'
import type { DoubtReading } from '#admin/shared/form/doubts.ts'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { dateAt, dayText } from '#admin/shared/formats.ts'
import { loadPhones } from '#admin/shared/phones.ts'
import { readWallClock } from '#contract/time/wallClock.ts'

/** The highest age that is plausible. */
const OLDEST = 100

/**
 * Returns how the form of a person finds values that are probably wrong.
 * @param youngest the lowest age that is plausible
 */
export const personDoubts =
  (youngest: number): DoubtReading =>
  ({ M05_DOB = '', M05_JoiningDate = '', M05_MobileNumber = '' }) => {
    const doubts = {
      M05_DOB: birthDoubt(M05_DOB, youngest),
      M05_JoiningDate:
        M05_DOB !== '' && M05_JoiningDate !== '' && M05_JoiningDate < M05_DOB
          ? `${dayText(M05_JoiningDate)} is before the birth`
          : undefined,
      M05_MobileNumber: loadPhones.imported?.phoneDoubt(M05_MobileNumber),
    }
    const found: FormValues = Object.fromEntries(
      Object.entries(doubts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    )
    return found
  }

function birthDoubt(birthday: string, youngest: number): string | undefined {
  const today = dateAt(Date.now())
  const born = readWallClock(birthday)
  if (!isValid(born)) return undefined
  if (birthday > today) return `${dayText(birthday)} is in the future`
  const age = differenceInYears(readWallClock(today), born)
  return age < youngest || age > OLDEST ? `${dayText(birthday)} makes ${age} years of age` : undefined
}

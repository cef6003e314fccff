import type { FormValues } from '#admin/shared/form/draft.ts'
import { generatePassword } from '#design-system/PasswordField/generatePassword.ts'
import { GENDERS, type Student, type Teacher } from '#contract/users.ts'

/** Start values of the add forms. */
export const emptyPerson = {
  M05_UserName: '',
  M05_UserCode: '',
  M05_Gender: '',
  M05_DOB: '',
  M05_CountryName: '',
  M05_Qualification: '',
  M05_M02_BachId: '',
  M05_JoiningDate: '',
  M05_MobileNumber: '',
  M05_Email: '',
  M05_Address: '',
  M05_Password: '',
} satisfies FormValues

/** Field labels, without the password, which is never shown. */
export const personLabels = {
  M05_UserName: 'User Name',
  M05_UserCode: 'User Code',
  M05_Gender: 'Gender',
  M05_DOB: 'Date of Birth',
  M05_CountryName: 'Country Name',
  M05_Qualification: 'Qualification',
  M05_M02_BachId: 'Batch',
  M05_JoiningDate: 'Joining Date',
  M05_MobileNumber: 'Mobile Number',
  M05_Email: 'Email',
  M05_Address: 'Address',
} satisfies FormValues

/** Fields that are never stored in a draft (reading Q49). */
export const personSecrets = ['M05_Password']

/** A password for a new person whose form has none yet. */
export const makePassword = (): FormValues => ({ M05_Password: generatePassword() })

/** Fields kept for the next person, as they are usually the same. */
export const personKept = ['M05_M02_BachId', 'M05_JoiningDate', 'M05_CountryName']

/** Returns a code's digits at its end, and what is before them. Of more than 15 digits, the last 15. */
function partsOf(code: string) {
  let start = code.length
  while (start > 0 && code.length - start < 15 && /\d/.test(code.charAt(start - 1))) start -= 1
  return { prefix: code.slice(0, start), digits: code.slice(start) }
}

/** Returns the user code after another: 'IHS-1000' after 'IHS-0999'. Undefined if it does not end with a number. */
export function nextCode(code = ''): string | undefined {
  const { prefix, digits } = partsOf(code.trim())
  if (digits === '') return undefined
  return prefix + String(Number(digits) + 1).padStart(digits.length, '0')
}

/** Returns the code after the highest of these, of those that are built as the first one. */
export function codeAfter(codes: readonly string[]): string | undefined {
  const nexts = codes.flatMap((code) => nextCode(code) ?? []).map((code) => ({ code, ...partsOf(code) }))
  const alike = nexts.filter(({ prefix }) => prefix === nexts[0]?.prefix)
  return alike.toSorted((one, other) => Number(other.digits) - Number(one.digits))[0]?.code
}

/** Returns what the next person begins with: the user code after this one. */
export const proposeCode = ({ M05_UserCode }: FormValues): FormValues => ({
  M05_UserCode: nextCode(M05_UserCode) ?? '',
})

/** Returns a person's fields as form values. */
export const valuesOfPerson = (person: Student | Teacher): Record<keyof typeof emptyPerson, string> => ({
  M05_UserName: person.M05_UserName,
  M05_UserCode: person.M05_UserCode,
  M05_Gender: person.M05_Gender,
  M05_DOB: person.M05_DOB,
  M05_CountryName: person.M05_CountryName,
  M05_Qualification: person.M05_Qualification,
  M05_M02_BachId: String(person.M05_M02_BachId),
  M05_JoiningDate: person.M05_JoiningDate,
  M05_MobileNumber: person.M05_MobileNumber,
  M05_Email: person.M05_Email,
  M05_Address: person.M05_Address,
  M05_Password: person.M05_Password ?? '',
})

/** 'Female' for 'female'. */
export const genderText = (gender: string) => gender.charAt(0).toUpperCase() + gender.slice(1)

/** The options of the gender select. @spec 243 */
export const genderChoices = GENDERS.map((id) => ({ id, name: genderText(id) }))

import { expect, waitFor } from 'storybook/test'
import { keepDraft } from '#stories/admin/forms.ts'
import type { PlayContext } from '#stories/playContext.ts'

const person = {
  M05_CountryName: 'India',
  M05_M02_BachId: '7',
  M05_JoiningDate: '2024-12-02',
}

/** An unsaved student, without a password. */
export const ruqiya = {
  ...person,
  M05_UserName: 'Ruqiya Ameen',
  M05_UserCode: 'IHS-1200',
  M05_Gender: 'female',
  M05_DOB: '2002-05-01',
  M05_Qualification: 'Plus Two',
  M05_MobileNumber: '+910000001200',
  M05_Email: '',
  M05_Address: '12/205, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000',
  M07_M11_DivisionId: '11',
}

/** An unsaved teacher, without a password. */
export const salih = {
  ...person,
  M05_UserName: 'Salih Faizy',
  M05_UserCode: 'IHT-200',
  M05_Gender: 'male',
  M05_DOB: '1988-05-01',
  M05_Qualification: 'M.A. Arabic',
  M05_MobileNumber: '+910000002200',
  M05_Email: 'salih@example.org',
  M05_Address: '4/119, Library Road, Placeholder P.O., Malabar, Kerala 670 000',
  M06_Specialization: 'Tafsir',
  M05_AllowLogin: '0',
  M05_IsActive: '0',
}

/** Stores a draft for the form of a student. */
export const keepStudentDraft = (changes: Partial<typeof ruqiya> = {}) =>
  keepDraft('/admin/add_students', { ...ruqiya, ...changes })

/** Returns all texts in the browser's storage. */
export const cachedTexts = () =>
  [sessionStorage, localStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
  )

/** Submits an empty form. @param own the fields that not every person has, and what they say then, as those of every person do */
export async function refusesEmpty({ canvas, userEvent }: PlayContext, own: Record<string, string | RegExp>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
  const messages = {
    'User Name': 'User Name is required',
    'User Code': 'User Code is required',
    Gender: 'Gender is required',
    'Country Name': 'Country Name is required',
    Qualification: 'Qualification is required',
    Batch: /Batch ID is required$/,
    'Mobile Number': /Mobile Number is required$/,
    Password: /Password is required$/,
    ...own,
  }
  const others = ['Address', 'Date of Birth', 'Joining Date']
  await canvas.findByText(`${Object.keys(messages).length + others.length} fields need attention`)
  for (const [label, message] of Object.entries(messages)) {
    // A field whose options are loading says so, too.
    await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message))
  }
  for (const label of others) await expect(canvas.getByText(`${label} is required`)).toBeVisible()
  await expect(canvas.getByLabelText('User Name')).toHaveFocus()
}

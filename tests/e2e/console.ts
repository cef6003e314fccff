import { expect, type Page } from '@playwright/test'

/** A name that no other test has. */
export const fresh = (name: string) => `${name} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`

/** Chooses an option of a form's select, as a user does; a detail may follow its name. */
export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
}

/** Chooses what a list is narrowed by, beside its search. */
export async function filterBy(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
}

/** Types a day or a time piece by piece: '04062024', '071220240630PM'. */
export async function typeDate(page: Page, label: string, keys: string) {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().focus()
  await page.keyboard.type(keys)
}

/** What is read of the records that these tests add. */
type Added = Readonly<
  Record<'M01_CourseId' | 'M02_BatchId' | 'M05_UserId' | 'M11_Division_id', number> &
    Record<'M01_Title' | 'M02_Name' | 'M05_UserName' | 'M11_Division_name', string>
>

/** Adds a record by the API, as the signed-in administrator. */
export async function adderOf(page: Page) {
  const answer = await page.request.post('/api/admin/login', {
    data: { M05_LoginUserName: 'office@example.org', password: 'forty-hadith' },
  })
  const { token }: { token: string } = await answer.json()
  return async (path: string, data: object): Promise<Added> => {
    const headers = { authorization: `Bearer ${token}` }
    const added = await page.request.post(`/api${path}`, { data, headers })
    expect(added.status(), await added.text()).toBe(201)
    const body: { data: Added } = await added.json()
    return body.data
  }
}

/** A course, a batch in it and a division with a mentor, as every other record needs them. */
export async function plan(page: Page) {
  const add = await adderOf(page)
  const course = await add('/courses', { M01_Title: fresh('Course'), M01_Description: 'For a batch' })
  const batch = await add('/batches', { M02_Name: fresh('Batch'), M02_M01_CourseId: course.M01_CourseId })
  const mentor = await add('/users', teacherOf(batch.M02_BatchId))
  const division = await add('/division', {
    M11_Division_name: fresh('Division'),
    M11_Batch_id: batch.M02_BatchId,
    M11_M05_User_Id: mentor.M05_UserId,
  })
  return { add, course, batch, mentor, division }
}

const person = () => ({
  M05_UserName: fresh('Asma Koya'),
  M05_UserCode: fresh('IHT'),
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '1980-02-14',
  M05_Qualification: 'M.A. Arabic',
  M05_JoiningDate: '2024-06-04',
  M05_MobileNumber: '+910000002107',
  M05_Address: '12/204, Masjid Road',
  M05_Email: 'asma@example.org',
  M05_Password: 'kT7#vQ2m!xRb',
})

export const teacherOf = (batchId: number) => ({
  ...person(),
  M05_User_Type: 'teacher',
  M05_M02_BachId: batchId,
  M06_Specialization: 'Arabic grammar',
})

export const studentOf = (batchId: number, divisionId: number) => ({
  ...person(),
  M05_User_Type: 'student',
  M05_M02_BachId: batchId,
  M07_M11_DivisionId: divisionId,
})

import { screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '#stories/playContext.ts'

/** An unsaved student, without a password. */
export const ruqiya = {
  M05_UserName: 'Ruqiya Ameen',
  M05_UserCode: 'IHS-1200',
  M05_Gender: 'female',
  M05_DOB: '2002-05-01',
  M05_CountryName: 'India',
  M05_Qualification: 'Plus Two',
  M05_M02_BachId: '7',
  M05_JoiningDate: '2024-12-02',
  M05_MobileNumber: '+910000001200',
  M05_Email: '',
  M05_Address: '12/205, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000',
  M07_M11_DivisionId: '11',
}

/** Stores a draft for the form. */
export function keepDraft(changes: Partial<typeof ruqiya> = {}, address = '/admin/add_students') {
  sessionStorage.setItem(`draft:${address}`, JSON.stringify({ values: { ...ruqiya, ...changes } }))
}

/** Chooses an option of a Select, by its label. */
export async function choose({ canvas, userEvent }: PlayContext, label: string, option: string | RegExp) {
  const select = await canvas.findByRole('combobox', { name: label })
  await waitFor(() => {
    if (select.matches(':disabled')) throw new Error(`${label} is off.`)
  })
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Generates a password and returns it. */
export async function generate({ canvas, userEvent }: PlayContext): Promise<string> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }))
  const field = canvas.getByLabelText('Password')
  return field instanceof HTMLInputElement ? field.value : ''
}

/** The dialog that shows a saved password once. */
export const newPassword = async (canvas: PlayContext['canvas']) =>
  within(await canvas.findByRole('dialog', { name: 'New password' }))

/** Returns the current address; forms have a field of that name, too. */
export const addressOf = (canvas: PlayContext['canvas']) =>
  canvas.getByLabelText('Address', { selector: 'code' }).textContent

/** Returns all texts in the browser's storage. */
export const keptTexts = () =>
  [sessionStorage, localStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
  )

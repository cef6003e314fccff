import { expect, spyOn, waitFor, within } from 'storybook/test'
import { loadPhones } from '#admin/shared/phones.ts'
import { fathimaNasreen } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, enter, enterDay, press, question, says, shows } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { keepStudentDraft, cachedTexts } from './personForms.ts'

const meta = preview.meta({
  ...consoleAt('/admin/add_students'),
  tags: ['!autodocs', 'console'],
})

/** Values that the specification accepts but that are probably wrong are asked about, all at once. */
export const Asked = meta.story({
  parameters: { spec: [327] },
  beforeEach: async () => {
    await loadPhones()
    keepStudentDraft({ M05_MobileNumber: '12', M05_DOB: '2050-01-03' })
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    await press(player)
    const asks = await question(canvas)
    await expect(asks.getByRole('paragraph')).toHaveTextContent(
      'Date of Birth: 03 Jan 2050 is in the future. Joining Date: 02 Dec 2024 is before the birth. Mobile Number: 12 has only 2 digits.',
    )
    await waitFor(() => expect(asks.getByRole('button', { name: 'Go back' })).toHaveFocus())
    if (isManualView) return
    await userEvent.click(asks.getByRole('button', { name: 'Save anyway' }))
    await expect(await canvas.findByText('Student "Ruqiya Ameen" has been added.')).toBeInTheDocument()
  },
})

/** The texts stay at the fields, and the first of them has the focus. */
export const WentBack = meta.story({
  parameters: { spec: [327] },
  beforeEach: async () => {
    await loadPhones()
    keepStudentDraft({ M05_MobileNumber: '12' })
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    await press(player, 'Submit and add another')
    const asks = await question(canvas)
    await userEvent.click(asks.getByRole('button', { name: 'Go back' }))
    const mobile = canvas.getByLabelText('Mobile Number')
    await waitFor(() => expect(mobile).toHaveFocus())
    await says(mobile, 'Without spaces, such as +918123456789 12 has only 2 digits')
    await userEvent.type(mobile, '34567890')
    await expect(mobile).toBeValid()
    if (isManualView) return
    await press(player, 'Submit and add another')
    await expect(await canvas.findByText('Student "Ruqiya Ameen" has been added.')).toBeInTheDocument()
    await expect(canvas.getByLabelText('User Name')).toHaveValue('')
  },
})

/** Batch and division are kept for the next student, and the next code is filled in. A password that nobody generated is made. */
export const SeriesDone = meta.story({
  parameters: { spec: [284, 471] },
  beforeEach: () => keepStudentDraft(),
  play: async (player) => {
    const { canvas, userEvent } = player
    await press(player, 'Submit and add another')
    await waitFor(() => expect(canvas.getByLabelText('User Name')).toHaveValue(''))
    await waitFor(() => expect(canvas.getByLabelText('User Name')).toHaveFocus())
    await expect(canvas.getByLabelText('User Code')).toHaveValue('IHS-1201')
    await expect(canvas.getByLabelText('Country Name')).toHaveValue('India')
    await shows(canvas, 'Batch', 'Batch 07 Women')
    await shows(canvas, 'Division', 'Division A')
    await expect(canvas.getByRole('button', { name: '1 new password' })).toBeVisible()
    await enter(player, 'User Name', 'റുഖിയ അമീൻ')
    await choose(player, 'Gender', 'Female')
    await enterDay(player, 'Date of Birth', '14022001')
    await enter(player, 'Qualification', 'Plus Two')
    await enter(player, 'Mobile Number', '+910000001201')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Address' }))
    await userEvent.paste('12/205, Masjid Road')
    await press(player)
    const shown = within(await canvas.findByRole('dialog', { name: '2 new passwords' }))
    const rows = shown.getAllByRole('listitem')
    await expect(rows.map((row) => row.querySelector('code')?.textContent?.length)).toEqual([12, 12])
    await expect(rows[1]).toHaveTextContent('റുഖിയ അമീൻ IHS-1201')
    await expect(shown.getByRole('button', { name: 'Copy all' })).toHaveFocus()
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^Ruqiya Ameen\tIHS-1200\t\S{12}\nറുഖിയ അമീൻ\tIHS-1201\t\S{12}$/),
    )
    const slips = document.querySelectorAll('[data-paper] section')
    await expect(slips).toHaveLength(2)
    await expect(slips[0]).not.toBeVisible()
    await expect(slips[0]).toHaveTextContent(/Ruqiya AmeenUser codeIHS-1200Password\S{12}Keep this slip/)
    const kept = cachedTexts().join()
    for (const row of rows) await expect(kept).not.toContain(row.querySelector('code')?.textContent)
  },
})

const link = { name: 'Fathima Nasreen IHS-1038 (new tab)' }
const draft = 'draft:/admin/add_students'

/** A number that cannot be saved as it was pasted is offered in its normal form. */
export const MobilePasted = meta.story({
  parameters: { spec: [326, 328, 329] },
  beforeEach: () => keepStudentDraft({ M05_MobileNumber: '' }),
  play: async (player) => {
    const { canvas, userEvent } = player
    const mobile = await canvas.findByLabelText('Mobile Number')
    await userEvent.click(mobile)
    await userEvent.paste('\u202A0091 98765 43210\u202C')
    await canvas.findByRole('button', { name: 'Use +919876543210' })
    await press(player)
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Use +919876543210' }))
    await expect(mobile).toHaveValue('+919876543210')
    await expect(mobile).toBeValid()
    await expect(mobile).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Use \+/ })).not.toBeInTheDocument()
    await press(player)
    await expect(await canvas.findByText('Student "Ruqiya Ameen" has been added.')).toBeInTheDocument()
  },
})

/** Told beside the field however the number is typed; it is never forbidden. */
export const SameMobile = meta.story({
  beforeEach({ msw }) {
    const student = { ...fathimaNasreen, M05_MobileNumber: '+919876501038' }
    msw.use(...apiHandlers({ students: [student] }))
    keepStudentDraft({ M05_MobileNumber: '' })
  },
  play: async ({ canvas, userEvent }) => {
    await enter({ canvas, userEvent }, 'Mobile Number', '09876 501038')
    const found = await canvas.findByRole('link', link)
    await expect(found).toHaveAttribute('href', '/admin/student_detail/214')
    await expect(found).toHaveAttribute('target', '_blank')
    await expect(canvas.getByLabelText('Mobile Number')).toHaveAccessibleDescription(
      /^The same mobile number:/,
    )
    await expect(sessionStorage.getItem(draft)).toContain('09876 501038')
  },
})

export const SameNameAndBirthday = meta.story({
  beforeEach: () => keepStudentDraft({ M05_UserName: 'nasreen, FATHIMA', M05_DOB: fathimaNasreen.M05_DOB }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', link)).toBeVisible()
    await expect(canvas.getByLabelText('User Name')).toHaveAccessibleDescription(
      /^The same name and birthday:/,
    )
    if (isManualView) return
    await press({ canvas, userEvent }, 'Submit and add another')
    await canvas.findByText('Student "nasreen, FATHIMA" has been added.')
    await waitFor(() => expect(canvas.queryByRole('link', link)).not.toBeInTheDocument())
  },
})

/** Said where the number is, as nobody knows then whether the student is enrolled already. */
export const SearchFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(failing('get', '/students', 500))
    keepStudentDraft({ M05_MobileNumber: fathimaNasreen.M05_MobileNumber })
  },
  play: async ({ canvas, userEvent, msw }) => {
    const told = await canvas.findByText(/^The same mobile number could not be looked for/)
    msw.use(...apiHandlers())
    await userEvent.click(within(told).getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', link)).toBeVisible()
  },
})

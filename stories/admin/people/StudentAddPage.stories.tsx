import { expect, spyOn, waitFor, within } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { studentAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import {
  choose,
  enter,
  enterDay,
  generate,
  isAt,
  leadsTo,
  newPassword,
  press,
  says,
  shows,
} from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { addPersonStates } from './personStates.ts'
import { keepStudentDraft, keptTexts } from './studentForm.ts'

const meta = preview.meta({
  ...consoleAt('/admin/adminpanel?search=ihs', {
    pathname: '/admin/add_students',
    state: { from: '?search=ihs' },
  }),
  tags: ['!autodocs', 'console'],
})

const states = addStates(studentAdd)
const add = addPersonStates({ ...studentAdd, keepDraft: keepStudentDraft })

export const Empty = meta.story({
  parameters: { spec: [89, 133, 134, 135, 243, 282, 283, 285] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Student Creation' })).toBeVisible()
    await leadsTo(canvas, 'Back to students', '/admin/adminpanel?search=ihs')
    const role = canvas.getByRole('combobox', { name: 'Role' })
    await expect(role).toBeDisabled()
    await expect(role).toHaveTextContent('student')
    await expect(role).toHaveAccessibleDescription('Fixed for students')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('readonly')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveAccessibleDescription('Choose a batch first')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  },
})

export const Filled = meta.story(states.filled)

export const Refused = meta.story({
  parameters: { spec: [313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await canvas.findByText('12 fields need attention')
    const messages = {
      'User Name': 'User Name is required',
      'User Code': 'User Code is required',
      Gender: 'Gender is required',
      'Country Name': 'Country Name is required',
      Qualification: 'Qualification is required',
      Batch: 'Batch ID is required',
      'Mobile Number': /Mobile Number is required$/,
      Password: /Password is required$/,
      Division: /Division is required$/,
    }
    for (const [label, message] of Object.entries(messages)) {
      // A field whose options are loading says so, too.
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message))
    }
    await says(canvas.getByRole('textbox', { name: 'Address' }), 'Address is required')
    await expect(canvas.getByText('Date of Birth is required')).toBeVisible()
    await expect(canvas.getByText('Joining Date is required')).toBeVisible()
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('User Name')).toHaveFocus()
  },
})

export const InvalidPhone = meta.story({
  parameters: { spec: [326, 328, 329] },
  ...add.invalidPhone,
})

export const InvalidEmail = meta.story({
  parameters: { spec: [331] },
  ...add.invalidEmail,
})

export const PasswordGenerated = meta.story({
  parameters: { spec: [286, 287, 288, 471] },
  ...add.passwordGenerated,
})

export const BatchChosen = meta.story({
  parameters: { spec: [280, 282, 387] },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    await choose({ canvas, userEvent }, 'Division', 'Division A')
    await shows(canvas, 'Division', 'Division A')
  },
})

export const BatchCleared = meta.story({
  parameters: { spec: [281] },
  beforeEach: () => keepStudentDraft(),
  play: async ({ canvas, userEvent }) => {
    const division = await canvas.findByRole('combobox', { name: 'Division' })
    await waitFor(() => expect(division).toHaveTextContent('Division A'))
    await choose({ canvas, userEvent }, 'Batch', 'Select Batch')
    await waitFor(() => expect(division).toBeDisabled())
    await expect(division).toHaveTextContent('Select Division')
    const draft = sessionStorage.getItem('draft:/admin/add_students')
    await expect(draft).toMatch(/"M07_M11_DivisionId":""|^((?!DivisionId).)*$/)
  },
})

/** The link to the division form keeps the typed values and leads back to them. */
export const NoDivisions = meta.story({
  parameters: { spec: [282, 511] },
  beforeEach: () => keepStudentDraft({ M05_M02_BachId: '', M07_M11_DivisionId: '' }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Batch', 'Ramadan Intensive 2024')
    await canvas.findByText(/This batch has no divisions yet/)
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('link', { name: 'Add one' }))
    await isAt(canvas, '/admin/division_add?batch_id=2')
    await expect(sessionStorage.getItem('draft:/admin/add_students')).toMatch(/Ruqiya Ameen/)
  },
})

export const DivisionsFailed = meta.story({
  parameters: { spec: [461, 503] },
  beforeEach: ({ msw }) => {
    keepStudentDraft()
    msw.use(failing('get', '/division', 500), failing('get', '/batch_ids', 500))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading divisions')).toBeVisible()
    await expect(await canvas.findByText('Error loading batches')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
  },
})

export const Saving = meta.story({ parameters: { spec: [136, 278, 279] }, ...states.saving })

/** Saved; the password is shown once, over the list. */
export const PasswordShownOnce = meta.story({
  parameters: { spec: [137, 284, 330, 371, 372, 373, 374, 393] },
  beforeEach: () => keepStudentDraft(),
  play: async ({ canvas, userEvent }) => {
    const password = await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const shown = await newPassword(canvas)
    await expect(shown.getByLabelText('Password')).toHaveValue(password)
    await expect(shown.getByText('Ruqiya Ameen')).toBeVisible()
    await expect(shown.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await isAt(canvas, '/admin/adminpanel')
    await expect(keptTexts().join()).not.toContain(password)
  },
})

export const Saved = meta.story({
  parameters: { spec: [137, 330, 371, 372, 373, 374, 393] },
  ...states.saved('IHS-1200', /^1Ruqiya Ameen saved/),
})

/** Batch and division are kept for the next student, and the next user code is filled in. */
export const SavedAndAnother = meta.story({
  ...states.savedAndAnother,
  async play(player) {
    await states.savedAndAnother.play(player)
    await expect(player.canvas.getByLabelText('User Code')).toHaveValue('IHS-1201')
    await expect(player.canvas.getByLabelText('Country Name')).toHaveValue('India')
  },
})

/** A password that nobody generated is made on saving, and shown when the form is left. */
export const SeriesDone = meta.story({
  parameters: { spec: [284, 471] },
  beforeEach: () => keepStudentDraft(),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Submit and add another')
    await waitFor(() => expect(canvas.getByLabelText('User Name')).toHaveValue(''))
    await waitFor(() => expect(canvas.getByLabelText('User Name')).toHaveFocus())
    await enter({ canvas, userEvent }, 'User Name', 'റുഖിയ അമീൻ')
    await choose({ canvas, userEvent }, 'Gender', 'Female')
    await enterDay({ canvas, userEvent }, 'Date of Birth', '14022001')
    await enter({ canvas, userEvent }, 'Qualification', 'Plus Two')
    await enter({ canvas, userEvent }, 'Mobile Number', '+910000001201')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Address' }))
    await userEvent.paste('12/205, Masjid Road')
    await press({ canvas, userEvent })
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
    const kept = keptTexts().join()
    for (const row of rows) await expect(kept).not.toContain(row.querySelector('code')?.textContent)
  },
})

/** The next user code is offered, and taken with one press. */
export const CodeOffered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const offer = await canvas.findByRole('button', { name: /^Use IHS-\d+$/ })
    const code = offer.textContent?.replace('Use ', '') ?? ''
    await userEvent.click(offer)
    const field = canvas.getByLabelText('User Code')
    await expect(field).toHaveValue(code)
    await expect(field).toHaveFocus()
    await expect(sessionStorage.getItem('draft:/admin/add_students')).toContain(code)
  },
})

export const OwnWords = meta.story({ parameters: { spec: [426, 503] }, ...states.ownWords })

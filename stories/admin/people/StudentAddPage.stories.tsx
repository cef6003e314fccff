import { expect, waitFor } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { studentAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, generate, isAt, leadsTo, newPassword, press, says, shows } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { keepStudentDraft, cachedTexts, refusesEmpty } from './personForms.ts'

const meta = preview.meta({
  ...consoleAt('/admin/adminpanel?search=ihs', {
    pathname: '/admin/add_students',
    state: { from: '?search=ihs' },
  }),
  tags: ['!autodocs', 'console'],
})

const states = addStates(studentAdd)

/** A password as the console generates it. @spec 287 */
const generated = /^[\w!@#$%^&*()+[\]{}|;:,.<>?]{12}$/

/** The next user code is offered, and taken with one press. */
export const Empty = meta.story({
  parameters: { spec: [89, 133, 134, 135, 243, 282, 283, 285] },
  play: async ({ canvas, userEvent }) => {
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
    const offer = await canvas.findByRole('button', { name: /^Use IHS-\d+$/ })
    if (isManualView) return
    const code = offer.textContent?.replace('Use ', '') ?? ''
    await userEvent.click(offer)
    const field = canvas.getByLabelText('User Code')
    await expect(field).toHaveValue(code)
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Use IHS-\d+$/ })).toBeNull()
    await expect(sessionStorage.getItem('draft:/admin/add_students')).toContain(code)
  },
})

export const Refused = meta.story({
  parameters: { spec: [313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324] },
  play: async (player) => {
    await refusesEmpty(player, { Division: /Division is required$/ })
    await expect(player.canvas.queryByText('Email is required')).not.toBeInTheDocument()
  },
})

/** An address that is none is told as well; the first field that is wrong has the focus. */
export const Invalid = meta.story({
  parameters: { spec: [326, 328, 329, 331] },
  beforeEach: () => keepStudentDraft({ M05_MobileNumber: '00000 0103x', M05_Email: 'someone@' }),
  play: async (player) => {
    const { canvas } = player
    await press(player)
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
    await expect(canvas.getByText('Invalid email address')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Mobile Number')).toHaveFocus())
  },
})

/** Chosen, its divisions are there; without a batch, the division is gone, too. */
export const BatchChosen = meta.story({
  parameters: { spec: [280, 281, 282, 387] },
  play: async (player) => {
    const { canvas } = player
    await choose(player, 'Batch', 'Batch 06 Women')
    await choose(player, 'Division', 'Division A')
    await shows(canvas, 'Division', 'Division A')
    if (isManualView) return
    await choose(player, 'Batch', 'Select Batch')
    await shows(canvas, 'Division', 'Select Division')
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
    const draft = sessionStorage.getItem('draft:/admin/add_students') ?? ''
    await expect(draft).toMatch(/"M07_M11_DivisionId":""|^((?!DivisionId).)*$/)
  },
})

/** There are no batches; then one without divisions. The link to add one keeps the typed values, and leads back to them. */
export const NoDivisions = meta.story({
  parameters: { spec: [282, 511] },
  beforeEach: ({ msw }) => {
    keepStudentDraft({ M05_M02_BachId: '', M07_M11_DivisionId: '' })
    msw.use(...apiHandlers({ students: [], teachers: [], divisions: [], classes: [], batches: [] }))
  },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await canvas.findByText(/There are no batches yet/)
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeDisabled()
    await leadsTo(canvas, 'Add a batch', '/admin/batch_add')
    msw.use(...apiHandlers())
    // When the network is back, the form asks again.
    window.dispatchEvent(new Event('online'))
    await choose(player, 'Batch', 'Ramadan Intensive 2024')
    await canvas.findByText(/This batch has no divisions yet/)
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
    if (isManualView) return
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

/** Each generated one differs, and none is in the draft. Saved; the password is shown once, over the list. */
export const PasswordShownOnce = meta.story({
  parameters: { spec: [137, 284, 286, 287, 288, 330, 371, 372, 373, 374, 393, 471] },
  beforeEach: () => keepStudentDraft(),
  play: async (player) => {
    const { canvas } = player
    const first = await generate(player)
    await expect(first).toMatch(generated)
    const password = await generate(player)
    await expect(password).not.toBe(first)
    const draft = sessionStorage.getItem('draft:/admin/add_students')
    await expect(draft).toContain('Ruqiya Ameen')
    await expect(draft).not.toMatch(/Password/)
    await press(player)
    const shown = await newPassword(canvas)
    await expect(shown.getByLabelText('Password')).toHaveValue(password)
    await expect(shown.getByText('Ruqiya Ameen')).toBeVisible()
    await expect(shown.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await isAt(canvas, '/admin/adminpanel')
    await expect(cachedTexts().join()).not.toContain(password)
    if (isManualView) return
    await press(player, 'Done')
    const row = (await canvas.findByText('IHS-1200')).closest('tr')
    await expect(row).toHaveTextContent(/^1Ruqiya Ameen saved/)
    await expect(canvas.getByText('Student "Ruqiya Ameen" has been added.')).toBeInTheDocument()
  },
})

export const OwnWords = meta.story({ parameters: { spec: [426, 503] }, ...states.ownWords })

const sent422 = {
  message: 'The given data was invalid.',
  errors: { M05_UserCode: ['This user code is already taken', 'Too short'] },
}

/** Field errors with another status are also shown as a notice. */
const refusedOtherwise = {
  message: 'Refused',
  errors: { M05_UserCode: ['Taken yesterday'], M05_Email: ['Known already'] },
}

export const Server422 = meta.story({
  parameters: { spec: [367, 368, 424, 425] },
  beforeEach: ({ msw }) => {
    keepStudentDraft()
    msw.use(failing('post', '/users', 422, sent422))
  },
  play: async (player) => {
    const { canvas, msw } = player
    await generate(player)
    await press(player)
    const code = canvas.getByLabelText('User Code')
    await says(code, 'This user code is already taken, Too short')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
    if (isManualView) return
    msw.use(failing('post', '/users', 409, refusedOtherwise))
    await press(player)
    await expect(await canvas.findByText('Taken yesterday, Known already')).toBeVisible()
    await says(code, 'Taken yesterday')
  },
})

import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { teacherAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { generate, leadsTo, newPassword, press, says, shows } from '#stories/admin/formPlay.ts'
import { gate } from '#stories/admin/late.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { keptTexts } from './studentForm.ts'
import { keepTeacherDraft } from './teacherForm.ts'

const meta = preview.meta({
  ...consoleAt('/admin/teacher?search=iht', {
    pathname: '/admin/teacher_add',
    state: { from: '?search=iht' },
  }),
  tags: ['!autodocs', 'console'],
})

const states = addStates(teacherAdd)
export const Empty = meta.story({
  parameters: { spec: [93, 146, 147, 283, 285] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Teacher Creation' })).toBeVisible()
    await leadsTo(canvas, 'Back to teachers', '/admin/teacher?search=iht')
    const role = canvas.getByRole('combobox', { name: 'Role' })
    await waitFor(() => expect(role).toHaveTextContent('teacher'))
    await expect(role).toBeDisabled()
    await expect(role).toHaveAccessibleDescription('Fixed for teachers')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('switch', { name: 'Allow login' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
    await expect(canvas.queryByLabelText('Division')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  },
})

export const Refused = meta.story({
  parameters: { spec: [333, 334, 336] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await canvas.findByText('13 fields need attention')
    const messages = {
      'User Name': 'User Name is required',
      'User Code': 'User Code is required',
      Gender: 'Gender is required',
      'Country Name': 'Country Name is required',
      Qualification: 'Qualification is required',
      Batch: /Batch ID is required$/,
      Specialization: 'Specialization is required',
      'Mobile Number': /Mobile Number is required$/,
      Email: 'Email is required',
      Password: /Password is required$/,
    }
    for (const [label, message] of Object.entries(messages)) {
      // A field whose options are loading says so, too.
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message))
    }
    await expect(canvas.getByText('Address is required')).toBeVisible()
    await expect(canvas.getByText('Date of Birth is required')).toBeVisible()
    await expect(canvas.getByText('Joining Date is required')).toBeVisible()
    await expect(canvas.queryByText('Division is required')).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('User Name')).toHaveFocus()
  },
})

/** The form works without batches and roles; each field shows the error and can be retried. */
export const LookupsFailed = meta.story({
  parameters: { spec: [460, 461, 503] },
  beforeEach: ({ msw }) => {
    keepTeacherDraft()
    msw.use(failing('get', '/new_role', 500), failing('get', '/batch_ids', 500))
  },
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error loading roles')).toBeVisible()
    await expect(await canvas.findByText('Error loading batches')).toBeVisible()
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Salih Faizy')
    let roles = 0
    msw.use(
      http.get('/api/new_role', () => {
        roles += 1
      }),
    )
    const [, retryRoles] = canvas.getAllByRole('button', { name: 'Retry' })
    await userEvent.click(retryRoles ?? document.body)
    await waitFor(() => expect(roles).toBe(1))
  },
})

/** All fields wait meanwhile. Saved; the password is shown once, over the list. */
export const PasswordShownOnce = meta.story({
  parameters: { spec: [278, 279, 284, 371, 376, 377, 394] },
  beforeEach: () => keepTeacherDraft(),
  play: async (player) => {
    const { canvas, msw } = player
    let sent = new FormData()
    const answer = gate()
    msw.use(
      http.post('/api/users', async ({ request }) => {
        sent = await request.clone().formData()
        await answer.released
      }),
    )
    await shows(canvas, 'Role', 'teacher')
    const password = await generate(player)
    await press(player)
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeDisabled()
    answer.release()
    const shown = await newPassword(canvas)
    await expect(shown.getByLabelText('Password')).toHaveValue(password)
    await expect(Object.fromEntries(sent)).toMatchObject({
      M05_User_Type: 'teacher',
      'M05_M04_Role[]': '15',
      M05_AllowLogin: '1',
      M05_IsActive: '0',
      M06_Specialization: 'Tafsir',
    })
    await expect(keptTexts().join()).not.toContain(password)
    if (isLookedAt) return
    await press(player, 'Done')
    const row = (await canvas.findByText('IHT-200')).closest('tr')
    await expect(row).toHaveTextContent(/^1Salih Faizy Left saved/)
  },
})

/** First what belongs to no field, and what does. */
export const OwnWords = meta.story({
  parameters: { spec: [368, 503] },
  ...states.ownWords,
  async play(player) {
    const { canvas, msw } = player
    await generate(player)
    const answer = {
      message: 'Refused',
      errors: { M05_Term: ['The term is over'], M06_Specialization: ['Too odd', 'Too long'] },
    }
    msw.use(failing('post', '/users', 422, answer))
    await press(player)
    await expect(await canvas.findByText('The term is over')).toBeVisible()
    await says(canvas.getByLabelText('Specialization'), 'Too odd, Too long')
    msw.use(failing('post', '/users', 500))
    await states.ownWords.play(player)
  },
})

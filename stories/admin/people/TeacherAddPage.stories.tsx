import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'
import { addressOf, generate, keptTexts, newPassword } from './studentForm.ts'
import { keepTeacherDraft } from './teacherForm.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      '/admin/teacher?search=iht',
      { pathname: '/admin/teacher_add', state: { from: '?search=iht' } },
    ],
  },
})

export const Empty = meta.story({
  parameters: { spec: [93, 146, 147, 283, 285] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Teacher Creation' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to teachers' })).toHaveAttribute(
      'href',
      '/admin/teacher?search=iht',
    )
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
      // A field whose list still loads says so too.
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message))
    }
    await expect(canvas.getByText('Address is required')).toBeVisible()
    await expect(canvas.getByText('Date of Birth is required')).toBeVisible()
    await expect(canvas.getByText('Joining Date is required')).toBeVisible()
    await expect(canvas.queryByText('Division is required')).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('User Name')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('User Name'), 'S')
    await expect(canvas.queryByText('User Name is required')).not.toBeInTheDocument()
  },
})

export const InvalidPhone = meta.story({
  parameters: { spec: [326, 329, 331, 333] },
  beforeEach: () => keepTeacherDraft({ M05_MobileNumber: '00000 0103x', M05_Email: 'salih@' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
    await expect(canvas.getByText('Invalid email address')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Mobile Number')).toHaveFocus())
  },
})

export const PasswordGenerated = meta.story({
  parameters: { spec: [286, 287, 288, 471] },
  beforeEach: () => keepTeacherDraft(),
  play: async ({ canvas, userEvent }) => {
    const first = await generate({ canvas, userEvent })
    await expect(first).toMatch(/^[\w!@#$%^&*()+[\]{}|;:,.<>?]{12}$/)
    await expect(await generate({ canvas, userEvent })).not.toBe(first)
    await expect(sessionStorage.getItem('draft:/admin/teacher_add')).not.toMatch(/Password/)
  },
})

/** The form goes on without batches and roles; each says so, and can be asked for again. */
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

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => {
    keepTeacherDraft()
    msw.use(pending('post', '/users'))
  },
  play: async ({ canvas, userEvent }) => {
    await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByRole('button', { name: 'Loading...' })
    await expect(canvas.getByLabelText('User Name')).toBeDisabled()
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeDisabled()
  },
})

/** Saved; the password is shown this once, over the list. */
export const PasswordShownOnce = meta.story({
  parameters: { spec: [284, 371, 376, 377, 394] },
  beforeEach: () => keepTeacherDraft(),
  play: async ({ canvas, userEvent, msw }) => {
    let sent = new FormData()
    msw.use(
      http.post('/api/users', async ({ request }) => {
        sent = await request.clone().formData()
      }),
    )
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveTextContent('teacher'))
    const password = await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
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
    await userEvent.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(addressOf(canvas)).toBe('/admin/teacher')
    const row = (await canvas.findByText('IHT-200')).closest('tr')
    await expect(row).toHaveTextContent(/^1Salih Faizy saved/)
    await expect(canvas.getByText('Teacher "Salih Faizy" has been added.')).toBeInTheDocument()
  },
})

export const SavedAndAnother = meta.story({
  beforeEach: () => keepTeacherDraft(),
  play: async ({ canvas, userEvent }) => {
    await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
    await userEvent.click((await newPassword(canvas)).getByRole('button', { name: 'Done' }))
    await expect(canvas.getByLabelText('User Name')).toHaveValue('')
    await expect(canvas.getByLabelText('Specialization')).toHaveValue('')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveTextContent('Batch 07 Women'),
    )
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
    await expect(addressOf(canvas)).toBe('/admin/teacher_add')
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

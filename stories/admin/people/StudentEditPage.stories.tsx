import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { PASSWORD_MARKER } from '#contract/password.ts'
import { fathimaNasreen, withoutPlaces } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'
import { addressOf, choose, generate, newPassword } from './studentForm.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/student_edit/214'] },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/students/:id')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Edit Student' })).toBeVisible()
  },
})

/** The password is shown as bullets and left unchanged. */
export const Filled = meta.story({
  parameters: { spec: [90, 138, 283, 285, 401] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('User Name')).toHaveValue('Fathima Nasreen')
    await expect(canvas.getByLabelText('User Code')).toHaveValue('IHS-1038')
    await expect(canvas.getByRole('combobox', { name: 'Gender' })).toHaveTextContent('Female')
    await expect(canvas.getByLabelText('Mobile Number')).toHaveValue('+910000001038')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveTextContent('Batch 07 Women'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveTextContent('Division A'),
    )
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await expect(canvas.getByRole('link', { name: 'Back to students' })).toHaveAttribute(
      'href',
      '/admin/adminpanel',
    )
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
})

/** An unchanged password is neither sent nor shown. */
export const PasswordUnchanged = meta.story({
  parameters: { spec: [375, 395] },
  play: async ({ canvas, userEvent, msw }) => {
    let sent: unknown
    msw.use(
      http.put('/api/users/:id', async ({ request }) => {
        sent = await request.clone().json()
        return undefined
      }),
    )
    await userEvent.type(await canvas.findByLabelText('Qualification'), ', M.A.')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Student "Fathima Nasreen" has been saved.')
    await expect(sent).toMatchObject({ M05_M04_Role: [14], M05_User_Type: 'student' })
    await expect(sent).not.toHaveProperty('M05_Password')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(addressOf(canvas)).toBe('/admin/adminpanel'))
  },
})

export const PasswordReverted = meta.story({
  parameters: { spec: [286, 289] },
  play: async ({ canvas, userEvent }) => {
    await generate({ canvas, userEvent })
    await expect(
      canvas.getByText('New password, not saved yet. Revert restores the saved one.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Revert' }))
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
  },
})

/** A back end that returns the real password: reverting sends it unchanged, and no new password is shown. */
export const PasswordFromBackEnd = meta.story({
  parameters: { spec: [289] },
  beforeEach: ({ msw }) => msw.use(withPassword('p9$LwZ4e@Hn8')),
  play: async ({ canvas, userEvent }) => {
    await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Revert' }))
    await expect(canvas.getByLabelText('Password')).toHaveValue('p9$LwZ4e@Hn8')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Student "Fathima Nasreen" has been saved.')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const ShortPassword = meta.story({
  parameters: { spec: [332, 472] },
  beforeEach: ({ msw }) => msw.use(withPassword('short')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible()
  },
})

export const PasswordShownOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    const shown = await newPassword(canvas)
    await expect(shown.getByLabelText('Password')).toHaveValue(password)
    await expect(shown.getByText(/IHS-1038/)).toBeVisible()
  },
})

export const LoadFailed = meta.story({
  parameters: { spec: [429, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/students/:id', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load student details' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Gone = meta.story({
  args: { entries: ['/admin/student_edit/999'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Student not found' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Back to students' })).toHaveLength(2)
  },
})

/** Batch and division were deleted: both must be chosen again. */
export const Refused = meta.story({
  parameters: { spec: [313, 319] },
  args: { entries: [`/admin/student_edit/${withoutPlaces.M05_UserId}`] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [withoutPlaces] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('User Name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('2 fields need attention')
    await expect(canvas.getByText('User Name is required')).toBeVisible()
    await expect(canvas.getByText('Division is required')).toBeVisible()
    await choose({ canvas, userEvent }, 'Batch', 'Batch 04 Men')
    await choose({ canvas, userEvent }, 'Division', /^Division A/)
    await expect(canvas.queryByText('Division is required')).not.toBeInTheDocument()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => msw.use(pending('put', '/users/:id')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }))
    await canvas.findByRole('button', { name: 'Loading...' })
    await expect(canvas.getByLabelText('User Name')).toBeDisabled()
  },
})

/** Responds like a back end that stores plain passwords. */
function withPassword(password: string) {
  return http.get('/api/students/:id', () =>
    HttpResponse.json({ data: { ...fathimaNasreen, M05_Password: password } }),
  )
}

import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { PASSWORD_MARKER } from '#contract/password.ts'
import { fathimaNasreen, withoutPlaces } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { studentEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { choose, generate, isAt, leadsTo, newPassword, shows } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(studentEdit)

const meta = preview.meta({ ...consoleAt('/admin/student_edit/214'), tags: ['!autodocs', 'console'] })

/** The password is shown as bullets and left unchanged. */
export const Filled = meta.story({
  parameters: { spec: [90, 138, 283, 285, 401] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('User Name')).toHaveValue('Fathima Nasreen')
    await expect(canvas.getByLabelText('User Code')).toHaveValue('IHS-1038')
    await shows(canvas, 'Gender', 'Female')
    await expect(canvas.getByLabelText('Mobile Number')).toHaveValue('+910000001038')
    await shows(canvas, 'Batch', 'Batch 07 Women')
    await shows(canvas, 'Division', 'Division A')
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await leadsTo(canvas, 'Back to students', '/admin/adminpanel')
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
    await isAt(canvas, '/admin/adminpanel')
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
    await choose({ canvas, userEvent }, 'Division', 'Division A')
    await expect(canvas.queryByText('Division is required')).not.toBeInTheDocument()
  },
})

/** Responds like a back end that stores plain passwords. */
function withPassword(password: string) {
  return http.get('/api/students/:id', () =>
    HttpResponse.json({ data: { ...fathimaNasreen, M05_Password: password } }),
  )
}

export const OwnWords = meta.story({ parameters: { spec: [427, 429, 503] }, ...states.ownWords })

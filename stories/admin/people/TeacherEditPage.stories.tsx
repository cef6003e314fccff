import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { PASSWORD_MARKER } from '#contract/password.ts'
import { abdulGafoor } from '#mocks/fixtures/teachers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { teacherEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { generate, isAt, leadsTo, newPassword, shows } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(teacherEdit)

const meta = preview.meta({ ...consoleAt('/admin/teacher_edit/108'), tags: ['!autodocs', 'console'] })

export const Filled = meta.story({
  parameters: { spec: [94, 148, 246, 283, 405] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('User Name')).toHaveValue('Abdul Gafoor')
    await expect(canvas.getByRole('heading', { name: "Edit Teacher Detail's" })).toBeVisible()
    await expect(canvas.getByLabelText('Specialization')).toHaveValue('Hadith sciences')
    await expect(canvas.getByLabelText('Mobile Number')).toHaveValue('+910000002100')
    await shows(canvas, 'Batch', 'Batch 05 Men')
    await shows(canvas, 'Role', 'teacher')
    await leadsTo(canvas, 'Back to teachers', '/admin/teacher')
  },
})

export const Switched = meta.story({
  args: { entries: ['/admin/teacher_edit/102'] },
  play: async ({ canvas, userEvent }) => {
    const login = await canvas.findByRole('switch', { name: 'Allow login' })
    await expect(login).not.toBeChecked()
    await userEvent.click(login)
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Teacher "Ruqiya Salim" has been saved.')
  },
})

export const Refused = meta.story({
  parameters: { spec: [335, 337] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Specialization'))
    await userEvent.clear(canvas.getByLabelText('Email'))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('Specialization is required')).toBeVisible()
    await expect(canvas.getByText('Email is required')).toBeVisible()
    await expect(canvas.getByLabelText('Specialization')).toHaveFocus()
  },
})

export const PasswordUnchanged = meta.story({
  parameters: { spec: [289, 396] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/teachers/108', () =>
        HttpResponse.json({ data: { ...abdulGafoor, M05_Password: PASSWORD_MARKER } }),
      ),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    let sent: unknown
    msw.use(
      http.put('/api/users/108', async ({ request }) => {
        sent = await request.clone().json()
      }),
    )
    await expect(await canvas.findByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Revert' }))
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await shows(canvas, 'Role', 'teacher')
    await userEvent.type(canvas.getByLabelText('Specialization'), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Teacher "Abdul Gafoor" has been saved.')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(sent).toMatchObject({ M05_M04_Role: [15], M06_Specialization: 'Hadith sciences 2' })
    await expect(sent).not.toHaveProperty('M05_Password')
  },
})

/** A back end that returns the password: a short one is not an error here. */
export const PasswordFromBackEnd = meta.story({
  parameters: { spec: [289, 338] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/teachers/108', () =>
        HttpResponse.json({ data: { ...abdulGafoor, M05_Password: 'abc' } }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveValue('abc')
    await userEvent.type(canvas.getByLabelText('Specialization'), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Teacher "Abdul Gafoor" has been saved.')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const PasswordShownOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = await generate({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    const shown = await newPassword(canvas)
    await expect(shown.getByLabelText('Password')).toHaveValue(password)
    await isAt(canvas, '/admin/teacher')
  },
})

export const OwnWords = meta.story({ parameters: { spec: [428, 503] }, ...states.ownWords })

import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { PASSWORD_MARKER } from '#contract/access/password.ts'
import { abdulGafoor } from '#mocks/fixtures/teachers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { teacherEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { generate, leadsTo, press, shows } from '#stories/admin/formPlay.ts'
import type { PlayContext } from '#stories/playContext.ts'
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

/** A generated one that was taken back is not sent; a switch is. */
export const PasswordUnchanged = meta.story({
  parameters: { spec: [289, 396] },
  beforeEach: ({ msw }) => msw.use(withPassword(PASSWORD_MARKER)),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    let sent: unknown
    msw.use(
      http.put('/api/users/108', async ({ request }) => {
        sent = await request.clone().json()
      }),
    )
    await expect(await canvas.findByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await generate(player)
    await press(player, 'Revert')
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await shows(canvas, 'Role', 'teacher')
    await userEvent.click(canvas.getByRole('switch', { name: 'Allow login' }))
    await saveAsItWas(player)
    await expect(sent).toMatchObject({
      M05_M04_Role: [15],
      M05_AllowLogin: 0,
      M06_Specialization: 'Hadith sciences 2',
    })
    await expect(sent).not.toHaveProperty('M05_Password')
  },
})

/** A back end that returns the password: a short one is not an error here, nor new after it was taken back. */
export const PasswordFromBackEnd = meta.story({
  parameters: { spec: [289, 338] },
  beforeEach: ({ msw }) => msw.use(withPassword('abc')),
  play: async (player) => {
    await generate(player)
    await press(player, 'Revert')
    await expect(await player.canvas.findByLabelText('Password')).toHaveValue('abc')
    await saveAsItWas(player)
  },
})

export const OwnWords = meta.story({ parameters: { spec: [428, 503] }, ...states.ownWords })

/** Saves another text, and expects that no new password is shown. */
async function saveAsItWas(player: PlayContext) {
  const { canvas, userEvent } = player
  await userEvent.type(canvas.getByLabelText('Specialization'), ' 2')
  await press(player, 'Update')
  await canvas.findByText('Teacher "Abdul Gafoor" has been saved.')
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
}

/** Responds like a back end with this password. */
const withPassword = (password: string) =>
  http.get('/api/teachers/108', () => HttpResponse.json({ data: { ...abdulGafoor, M05_Password: password } }))

import { expect } from 'storybook/test'
import { abdulGafoor } from '#mocks/fixtures/teachers.ts'
import { answering } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { teacherEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { generate, leadsTo, press, shows } from '#stories/admin/formPlay.ts'
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

/** A back end that returns the password: a short one is not an error here, nor new after it was taken back. */
export const PasswordFromBackEnd = meta.story({
  parameters: { spec: [289, 338] },
  beforeEach: ({ msw }) => msw.use(...answering('teachers', [{ ...abdulGafoor, M05_Password: 'abc' }])),
  play: async (player) => {
    const { canvas, userEvent } = player
    await generate(player)
    await press(player, 'Revert')
    await expect(canvas.getByLabelText('Password')).toHaveValue('abc')
    await userEvent.type(canvas.getByLabelText('Specialization'), ' 2')
    await press(player, 'Update')
    await canvas.findByText('Teacher "Abdul Gafoor" has been saved.')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const OwnWords = meta.story({ parameters: { spec: [396, 428, 503] }, ...states.ownWords })

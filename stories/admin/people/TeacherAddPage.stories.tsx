import { expect, waitFor } from 'storybook/test'
import { teacherAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { refusesEmpty } from './personForms.ts'

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
  play: async (player) => {
    await refusesEmpty(player, {
      Specialization: 'Specialization is required',
      Email: 'Email is required',
    })
    await expect(player.canvas.queryByText('Division is required')).not.toBeInTheDocument()
  },
})

/** Then the details say what the list does not. */
export const OwnWords = meta.story({
  parameters: { spec: [284, 371, 376, 377, 394, 460, 461, 503] },
  ...states.ownWords,
  async play(player) {
    const { canvas, userEvent } = player
    await states.ownWords.play(player)
    await userEvent.click(canvas.getByRole('link', { name: /^Salih Faizy/ }))
    const details = await canvas.findByRole('dialog', { name: 'Teacher Details' })
    await waitFor(() => expect(details).toHaveTextContent(/Roleteacher.*Allow loginOff.*ActiveOff/))
  },
})

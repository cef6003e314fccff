import { expect, waitFor } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { roleEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { leadsTo, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(roleEdit)

const meta = preview.meta({ ...consoleAt('/admin/role_edit/16'), tags: ['!autodocs', 'console'] })

export const Filled = meta.story({
  parameters: { spec: [110, 235, 236, 237, 382] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('TITLE')).toHaveValue('mentor')
    await expect(canvas.getByRole('button', { name: 'UPDATE' })).toHaveAttribute('type', 'submit')
    await leadsTo(canvas, 'Back to roles', '/admin/role')
  },
})

export const Refused = meta.story({
  parameters: { spec: [365] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('TITLE'))
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await says(canvas.getByLabelText('TITLE'), 'Title is required')
    await userEvent.type(canvas.getByLabelText('TITLE'), 'm')
    await waitFor(() => expect(canvas.queryByText('Title is required')).not.toBeInTheDocument())
  },
})

export const FixedName = meta.story({
  parameters: { spec: [490] },
  args: { entries: ['/admin/role_edit/14'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('TITLE')).toHaveAccessibleDescription(
      'New users receive this role by its name, so the name cannot be changed.',
    )
    await userEvent.type(canvas.getByLabelText('TITLE'), 's{Enter}')
    await expect(
      await canvas.findByText('The role "student" is needed, so its name cannot be changed'),
    ).toBeVisible()
  },
})

export const OwnWords = meta.story({ parameters: { spec: [238, 240, 383, 460, 503] }, ...states.ownWords })

import { http } from 'msw'
import { expect } from 'storybook/test'
import { roleAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = addStates(roleAdd)

const meta = preview.meta({ ...consoleAt('/admin/role_add'), tags: ['!autodocs', 'console'] })

export const Empty = meta.story({
  parameters: { spec: [109, 232, 233] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Role Creation' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toEqual([canvas.getByLabelText('Name')])
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
    await leadsTo(canvas, 'Back to roles', '/admin/role')
  },
})

export const Refused = meta.story({
  parameters: { spec: [365] },
  play: async ({ canvas, userEvent, msw }) => {
    let sent = 0
    msw.use(
      http.post('/api/new_role', () => {
        sent += 1
      }),
    )
    await userEvent.type(await canvas.findByLabelText('Name'), '   {Enter}')
    await says(canvas.getByLabelText('Name'), 'Title is required')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(sent).toBe(0)
  },
})

export const OwnWords = meta.story({
  parameters: { spec: [234, 240, 371, 381, 460, 503] },
  ...states.ownWords,
})

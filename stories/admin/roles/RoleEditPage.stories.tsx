import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { roleEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { choiceOf, isAt, leadsTo, says, somebodyElseSaves } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(roleEdit)

const meta = preview.meta({ ...consoleAt('/admin/role_edit/16'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ tags: ['frame'], ...states.loading })

export const Filled = meta.story({
  parameters: { spec: [110, 235, 236, 237, 382] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('TITLE')).toHaveValue('mentor')
    await expect(canvas.getByRole('button', { name: 'UPDATE' })).toHaveAttribute('type', 'submit')
    await leadsTo(canvas, 'Back to roles', '/admin/role')
  },
})

export const LoadFailed = meta.story({ parameters: { spec: [460, 503] }, ...states.loadFailed })
export const Gone = meta.story({ tags: ['frame'], ...states.gone })

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

export const Saving = meta.story({ tags: ['frame'], parameters: { spec: [278, 279] }, ...states.saving })

export const Saved = meta.story({
  parameters: { spec: [238, 240, 383] },
  play: async ({ canvas, userEvent, msw }) => {
    let sent: unknown
    msw.use(
      http.put('/api/new_role/16', async ({ request }) => {
        sent = await request.clone().json()
      }),
    )
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await canvas.findByText('Role "mentor 2" has been saved.')
    await isAt(canvas, '/admin/role')
    await expect(sent).toEqual({ name: 'mentor 2' })
  },
})

export const Server422 = meta.story({
  tags: ['frame'],
  parameters: { spec: [367, 368] },
  ...states.server422,
})

export const Failed = meta.story({ tags: ['frame'], parameters: { spec: [460, 503] }, ...states.failed })

export const Conflict412 = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('TITLE'), ' 2')
    await somebodyElseSaves('/new_role/16', { name: 'guide' })
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    const choice = await choiceOf(canvas, 'TITLE')
    await expect(choice.getByRole('radio', { name: 'guide office@example.org' })).not.toBeChecked()
    await userEvent.click(choice.getByRole('radio', { name: 'mentor 2 Yours' }))
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await expect(await canvas.findByText('Role "mentor 2" has been saved.')).toBeInTheDocument()
  },
})

export const Dirty = meta.story({ tags: ['frame'], ...states.dirty })

export const Narrow = meta.story({
  tags: ['frame'],
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { ROLE_TAKEN } from '#contract/roles.ts'
import { roleAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo, press, says } from '#stories/admin/formPlay.ts'
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

export const Filled = meta.story({ tags: ['frame'], ...states.filled })

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

export const Cleared = meta.story({ tags: ['frame'], ...states.cleared })
export const Saving = meta.story({ tags: ['frame'], parameters: { spec: [278, 279] }, ...states.saving })

export const Saved = meta.story({
  parameters: { spec: [234, 240, 371, 381] },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    let sent: unknown
    msw.use(
      http.post('/api/new_role', async ({ request }) => {
        sent = await request.clone().json()
      }),
    )
    await userEvent.type(await canvas.findByLabelText('Name'), 'library')
    await press(player)
    await canvas.findByText('Role "library" has been added.')
    const row = (await canvas.findByText('library')).closest('tr')
    await expect(row).toHaveTextContent('5library saved')
    await expect(sent).toEqual({ name: 'library' })
  },
})

export const SavedAndAnother = meta.story({ tags: ['frame'], ...states.savedAndAnother })

export const Server422 = meta.story({
  parameters: { spec: [367] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Teacher{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(ROLE_TAKEN))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Teacher')
  },
})

export const Server422Unknown = meta.story({ tags: ['frame'], ...states.server422Unknown })
export const Failed = meta.story({ tags: ['frame'], parameters: { spec: [460, 503] }, ...states.failed })
export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [460, 503] }, ...states.offline })
export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.timedOut })
export const SentTwice = meta.story({ tags: ['frame'], ...states.sentTwice })
export const AlreadySaved = meta.story({ tags: ['frame'], ...states.alreadySaved })
export const Dirty = meta.story({ tags: ['frame'], ...states.dirty })
export const DraftRestored = meta.story({ tags: ['frame'], ...states.draftRestored })

export const SignedOutWhileTyping = meta.story({
  tags: ['frame'],
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

export const Narrow = meta.story({
  tags: ['frame'],
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

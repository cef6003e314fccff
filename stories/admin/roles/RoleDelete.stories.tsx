import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { roleDeletion } from '#stories/admin/deletions.ts'
import { press } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = deleteStates(roleDeletion)
const done = states.done({}, 'office', '/admin/role', 'mentor')

const meta = preview.meta({ ...consoleAt('/admin/role'), tags: ['!autodocs', 'console'] })

export const DeleteAsked = meta.story({
  tags: ['frame'],
  parameters: { spec: [303, 304] },
  ...states.asked,
})

export const DeleteBusy = meta.story({ tags: ['frame'], parameters: { spec: [306] }, ...states.busy })

export const DeleteDone = meta.story({
  parameters: { spec: [230, 305, 312, 384] },
  ...done,
  play: async (player) => {
    await done.play(player)
    await waitFor(() => expect(player.canvas.getAllByRole('row')).toHaveLength(4))
  },
})

export const RemovedRow = meta.story({ tags: ['frame'], parameters: { spec: [312] }, ...states.removedRow })
export const Undo = meta.story({ tags: ['frame'], ...states.undo })

export const DeleteRefused = meta.story({
  parameters: { spec: [460, 490] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('delete', '/new_role/:id', 403, {
        message: 'The role "office" is needed and cannot be deleted.',
      }),
    ),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await press(player, 'Delete office')
    const dialog = within(await canvas.findByRole('alertdialog'))
    let reloads = 0
    msw.use(
      http.get('/api/new_role', () => {
        reloads += 1
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The role "office" is needed and cannot be deleted.',
    )
    await expect(canvas.getByText('office', { selector: 'tr *' })).toBeVisible()
    await expect(reloads).toBe(0)
  },
})

export const DeleteFailed = meta.story({
  tags: ['frame'],
  parameters: { spec: [460, 503] },
  ...states.failedTwice,
})

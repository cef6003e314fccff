import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/role'] },
})

export const DeleteAsked = meta.story({
  parameters: { spec: [303, 304] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent('Are you sure you want to delete the role "office"?')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Delete office' })).toHaveFocus()
    await askToDelete({ canvas, userEvent })
  },
})

export const DeleteBusy = meta.story({
  parameters: { spec: [306] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/new_role/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    const busy = await within(dialog).findByRole('button', { name: 'Loading...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
})

export const DeleteDone = meta.story({
  parameters: { spec: [230, 305, 312, 384] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await canvas.findByText('Role "office" has been deleted successfully.')
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The row disappears immediately, before the list is refetched. */
export const RemovedRow = meta.story({
  parameters: { spec: [312] },
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    msw.use(pending('get', '/new_role'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await canvas.findByText('Role "office" has been deleted successfully.')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: 'Delete office' })).toBeNull()
  },
})

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    const back = await canvas.findByText('Role "office" is back.')
    await waitFor(() => expect(back).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5))
  },
})

export const DeleteRefused = meta.story({
  parameters: { spec: [460, 490] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('delete', '/new_role/:id', 403, {
        message: 'The role "office" is needed and cannot be deleted.',
      }),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    let reloads = 0
    msw.use(
      http.get('/api/new_role', () => {
        reloads += 1
      }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The role "office" is needed and cannot be deleted.',
    )
    await expect(canvas.getByText('office', { selector: 'td *' })).toBeVisible()
    await expect(reloads).toBe(0)
  },
})

export const DeleteFailed = meta.story({
  parameters: { spec: [460, 503] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/new_role/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The role could not be deleted. Please try again.',
    )
    msw.use(offline('delete', '/new_role/:id'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await within(dialog).findByText(/^No connection\./)).toBeVisible()
  },
})

async function askToDelete({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete office' }))
  return canvas.findByRole('alertdialog')
}

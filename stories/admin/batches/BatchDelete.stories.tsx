import { expect, waitFor, within } from 'storybook/test'
import { manyBatches, sixteenBatches } from '#mocks/fixtures/batches.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/batch'] },
})

export const DeleteAsked = meta.story({
  parameters: { spec: [169, 170, 171, 303, 304] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent('Are you sure you want to delete the batch "Batch 01"?')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    if (isLookedAt) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Delete Batch 01' })).toHaveFocus()
    await askToDelete({ canvas, userEvent })
  },
})

export const DeleteBusy = meta.story({
  parameters: { spec: [306, 478] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/batches/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirmDelete({ canvas, userEvent })
    const busy = await within(dialog).findByRole('button', { name: 'Loading...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
})

/** The real server reports what uses the batch. */
export const DeleteRefused = meta.story({
  parameters: { spec: [172, 442] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirmDelete({ canvas, userEvent }, 'Batch 07 Women')
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      '6 students, 4 teachers, 4 divisions and 4 classes use this batch.',
    )
    if (isLookedAt) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Batch 07 Women')).toBeVisible()
    const again = await askToDelete({ canvas, userEvent })
    await expect(within(again).queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const DeleteRefusedPlain = meta.story({
  parameters: { spec: [172, 443] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/batches/:id', 403)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirmDelete({ canvas, userEvent })
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Cannot delete this batch.')
  },
})

export const DeleteFailed = meta.story({
  parameters: { spec: [172, 444, 503] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/batches/:id', 500, { message: 'Out of order.' })),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await confirmDelete({ canvas, userEvent }))
    await dialog.findByText('An error occurred while deleting the batch. Please try again.')
    msw.use(offline('delete', '/batches/:id'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText(/^No connection\./)).toBeVisible()
  },
})

export const DeleteDone = meta.story({
  parameters: { spec: [305, 411] },
  args: { entries: ['/admin/batch?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas, userEvent }) => {
    await confirmDelete({ canvas, userEvent }, 'Weekend Batch 32')
    await canvas.findByText('Batch "Weekend Batch 32" has been deleted successfully.')
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Weekend Batch 32')).not.toBeInTheDocument())
    await expect(await canvas.findByText('Weekend Batch 17')).toBeVisible()
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The row disappears immediately, before the list is refetched. */
export const RemovedRow = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }))
    msw.use(pending('get', '/batches'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await canvas.findByText('Batch "Batch 01" has been deleted successfully.')
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
    await expect(canvas.queryByRole('button', { name: 'Delete Batch 01' })).not.toBeInTheDocument()
  },
})

export const LastRowOfLastPage = meta.story({
  parameters: { spec: [489] },
  args: { entries: ['/admin/batch?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: sixteenBatches })),
  play: async ({ canvas, userEvent }) => {
    await confirmDelete({ canvas, userEvent })
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/batch?page=1'))
  },
})

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await confirmDelete({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    const back = await canvas.findByText('Batch "Batch 01" is back.')
    await waitFor(() => expect(back).toBeVisible())
    await expect(await canvas.findByText('1 to 7 of 7')).toBeInTheDocument()
  },
})

async function askToDelete({ canvas, userEvent }: PlayContext, name = 'Batch 01') {
  await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }))
  return canvas.findByRole('alertdialog')
}

async function confirmDelete(player: PlayContext, name?: string) {
  const dialog = await askToDelete(player, name)
  await player.userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return dialog
}

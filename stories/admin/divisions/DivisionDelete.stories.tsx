import { expect, waitFor, within } from 'storybook/test'
import { sixteenDivisions } from '#mocks/fixtures/divisions.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/division', '/admin/division?details=1'] },
})

export const DeleteAsked = meta.story({
  parameters: { spec: [155, 303, 304, 456] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent(
      /Are you sure you want to delete this division\?\s*Division D, Batch 07 Women/,
    )
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    if (isLookedAt) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('dialog', { name: 'Division Details' })).toBeVisible()
    await askToDelete({ canvas, userEvent })
  },
})

export const DeleteBusy = meta.story({
  parameters: { spec: [306, 478] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/division/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await confirmDelete({ canvas, userEvent }))
    await expect(await dialog.findByRole('button', { name: 'Loading...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
})

/** The real server reports what uses the division. */
export const DeleteRefused = meta.story({
  parameters: { spec: [439] },
  args: { entries: ['/admin/division', '/admin/division?details=11'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await confirmDelete({ canvas, userEvent }))
    await expect(await dialog.findByText(/^3 students and 3 classes use this division\.$/)).toBeVisible()
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('dialog', { name: 'Division Details' })).toBeVisible()
  },
})

export const DeleteFailed = meta.story({
  parameters: { spec: [439, 503] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/division/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await confirmDelete({ canvas, userEvent }))
    await dialog.findByText('Error deleting division')
    msw.use(offline('delete', '/division/:id'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText(/^No connection\./)).toBeVisible()
  },
})

export const DeleteDone = meta.story({
  parameters: { spec: [305, 309, 392] },
  play: async ({ canvas, userEvent }) => {
    await confirmDelete({ canvas, userEvent })
    await canvas.findByText('Division "Division D" has been deleted successfully.')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(await canvas.findByText('1 to 10 of 10')).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Division D' })).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/division'))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** The row disappears immediately, before the list is refetched. */
export const RemovedRow = meta.story({
  parameters: { spec: [309] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('link', { name: 'Division D' })
    const dialog = within(await askToDelete({ canvas, userEvent }))
    msw.use(pending('get', '/division'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await canvas.findByText('Division "Division D" has been deleted successfully.')
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(canvas.queryByRole('link', { name: 'Division D' })).not.toBeInTheDocument()
  },
})

export const LastRowOfLastPage = meta.story({
  parameters: { spec: [489] },
  args: { entries: ['/admin/division?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: sixteenDivisions })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Division D' }))
    await confirmDelete({ canvas, userEvent })
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/division?page=1'))
  },
})

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await confirmDelete({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    const back = await canvas.findByText('Division "Division D" is back.')
    await waitFor(() => expect(back).toBeVisible())
    await expect(await canvas.findByRole('link', { name: 'Division D' })).toBeVisible()
  },
})

async function askToDelete({ canvas, userEvent }: PlayContext) {
  const details = within(await canvas.findByRole('dialog', { name: 'Division Details' }))
  await userEvent.click(await details.findByRole('button', { name: 'Delete' }))
  return canvas.findByRole('alertdialog')
}

async function confirmDelete(player: PlayContext) {
  const dialog = await askToDelete(player)
  await player.userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return dialog
}

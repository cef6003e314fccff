import { expect, waitFor, within } from 'storybook/test'
import { fewDeleted, fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { Console } from '#stories/admin/Console.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/trash'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ deleted: fewDeleted }, () => fixedNow)),
})

export const EraseAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToErase({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to erase the student Aysha Rahman for good? It cannot be brought back then, and the history forgets its name and fields.',
    )
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    if (isLookedAt) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Erase for good Aysha Rahman' })).toHaveFocus()
    await askToErase({ canvas, userEvent })
  },
})

export const EraseBusy = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('delete', '/trash/:kind/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToErase({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
    await expect(await dialog.findByRole('button', { name: 'Erasing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
})

export const Erased = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToErase({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
    await canvas.findByText('Student "Aysha Rahman" has been erased for good.')
    await waitFor(() => expect(canvas.queryByText('Aysha Rahman')).not.toBeInTheDocument())
    await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const EraseRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/trash/:kind/:id', 404, { message: 'Deleted record not found' })),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToErase({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Deleted record not found')
  },
})

export const EraseFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('delete', '/trash/:kind/:id', 500)),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToErase({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The record could not be erased. Please try again.',
    )
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Aysha Rahman')).toBeVisible()
  },
})

export const EraseOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('delete', '/trash/:kind/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToErase({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No connection.')
  },
})

async function askToErase({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Erase for good Aysha Rahman' }))
  return canvas.findByRole('alertdialog')
}

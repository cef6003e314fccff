import { expect, waitFor, within } from 'storybook/test'
import { manyClasses, sixteenClasses } from '#mocks/fixtures/classes.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { inIndia } from './classStory.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/class'] },
  beforeEach: inIndia,
})

export const DeleteAsked = meta.story({
  parameters: { spec: [191, 192, 303, 304] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent('Are you sure you want to delete the class "Nominal sentences"?')
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    await expect(cancel).toHaveFocus()
    await userEvent.click(cancel)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Delete Nominal sentences' })).toHaveFocus()
    await askToDelete({ canvas, userEvent })
  },
})

export const DeleteBusy = meta.story({
  parameters: { spec: [306] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/classes/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirmDelete({ canvas, userEvent })
    const busy = await within(dialog).findByRole('button', { name: 'Loading...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
})

export const DeleteFailed = meta.story({
  parameters: { spec: [446, 503] },
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/classes/:id', 500, { message: 'Something is wrong here.' })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirmDelete({ canvas, userEvent })
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error deleting class. Please try again.',
    )
    if (isLookedAt) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Nominal sentences')).toBeVisible()
  },
})

export const DeleteOffline = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(offline('delete', '/classes/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirmDelete({ canvas, userEvent })
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('No connection.')
  },
})

export const DeleteDone = meta.story({
  parameters: { spec: [305, 311, 421, 445] },
  args: { entries: ['/admin/class?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas, userEvent }) => {
    await confirmDelete({ canvas, userEvent }, 'Narration 32')
    await canvas.findByText('Class "Narration 32" has been deleted successfully.')
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Narration 32')).not.toBeInTheDocument())
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The row disappears before the list is refetched. */
export const RemovedRow = meta.story({
  parameters: { spec: [311] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Nominal sentences')
    msw.use(pending('get', '/classes'))
    await confirmDelete({ canvas, userEvent })
    await waitFor(() => expect(canvas.queryByText('Nominal sentences')).not.toBeInTheDocument())
    await expect(canvas.getByText('Module 1')).toBeVisible()
  },
})

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await confirmDelete({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    const back = await canvas.findByText('Class "Nominal sentences" is back.')
    await waitFor(() => expect(back).toBeVisible())
    await expect(await canvas.findByText('1 to 9 of 9')).toBeInTheDocument()
  },
})

export const LastRowOfLastPage = meta.story({
  parameters: { spec: [311, 489] },
  args: { entries: ['/admin/class?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: sixteenClasses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 2')
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/class?page=1'))
  },
})

async function askToDelete({ canvas, userEvent }: PlayContext, title = 'Nominal sentences') {
  await canvas.findByText(title)
  await userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }))
  return canvas.findByRole('alertdialog')
}

async function confirmDelete({ canvas, userEvent }: PlayContext, title?: string) {
  const dialog = await askToDelete({ canvas, userEvent }, title)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return dialog
}

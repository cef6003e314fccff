import { expect, waitFor, within } from 'storybook/test'
import { manyCourses } from '#mocks/fixtures/courses.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { Console } from '#stories/admin/Console.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/course'] },
})

export const DeleteAsked = meta.story({
  parameters: { spec: [215, 216, 303, 304] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent('Are you sure you want to delete the course Arabic for Readers?')
    await expect(within(dialog).getByRole('button', { name: 'No, Cancel' })).toHaveFocus()
    if (isLookedAt) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'No, Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Delete Arabic for Readers' })).toHaveFocus()
    await askToDelete({ canvas, userEvent })
  },
})

export const DeleteBusy = meta.story({
  parameters: { spec: [217, 306] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/courses/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
    const busy = await within(dialog).findByRole('button', { name: 'Deleting...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(within(dialog).getByRole('button', { name: 'No, Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
})

export const DeleteDone = meta.story({
  parameters: { spec: [305, 310, 416, 447] },
  args: { entries: ['/admin/course?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Hadith Reading Circle 32' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Delete' }))
    await canvas.findByText('Course "Hadith Reading Circle 32" has been deleted successfully.')
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Hadith Reading Circle 32')).not.toBeInTheDocument())
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The row disappears immediately, before the list is refetched. */
export const RemovedRow = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }))
    msw.use(pending('get', '/courses'))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
    await canvas.findByText('Course "Arabic for Readers" has been deleted successfully.')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: 'Delete Arabic for Readers' })).toBeNull()
  },
})

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    const back = await canvas.findByText('Course "Arabic for Readers" is back.')
    await waitFor(() => expect(back).toBeVisible())
    await expect(await canvas.findByText('1 to 4 of 4')).toBeInTheDocument()
  },
})

/** The real server reports what uses the course. */
export const DeleteRefused = meta.story({
  parameters: { spec: [449] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent }, 'Foundation Course in Hadith')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('3 batches use this course.')
    if (isLookedAt) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'No, Cancel' }))
    await expect(await canvas.findByText('Foundation Course in Hadith')).toBeVisible()
  },
})

export const DeleteRefused400 = meta.story({
  parameters: { spec: [448] },
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/courses/:id', 400, { message: 'This course cannot be deleted.' })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('This course cannot be deleted.')
  },
})

export const DeleteFailed = meta.story({
  parameters: { spec: [450, 503] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/courses/:id', 500)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The course could not be deleted. Please try again.',
    )
    if (isLookedAt) return
    await userEvent.click(within(dialog).getByRole('button', { name: 'No, Cancel' }))
    await expect(await canvas.findByText('Arabic for Readers')).toBeVisible()
  },
})

export const DeleteOffline = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(offline('delete', '/courses/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('No connection.')
  },
})

async function askToDelete({ canvas, userEvent }: PlayContext, title = 'Arabic for Readers') {
  await userEvent.click(await canvas.findByRole('button', { name: `Delete ${title}` }))
  return canvas.findByRole('alertdialog')
}

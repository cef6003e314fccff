import { expect, waitFor, within } from 'storybook/test'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/teacher'] },
})

export const DeleteAsked = meta.story({
  parameters: { spec: [144, 303, 304, 455] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this Teacher?Noushad Haji · IHT-026',
    )
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('dialog', { name: 'Teacher Details' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await canvas.findByRole('alertdialog')
  },
})

export const DeleteBusy = meta.story({
  parameters: { spec: [306] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/teachers/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByRole('button', { name: 'Loading...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
})

export const DeleteDone = meta.story({
  parameters: { spec: [305, 308, 406] },
  args: { entries: ['/admin/teacher?search=teacher&page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }, 'Teacher 30'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await canvas.findByText('Teacher "Teacher 30" has been deleted successfully.')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByText('Teacher 30')).not.toBeInTheDocument())
    await expect(await canvas.findByText('16 to 30 of 38')).toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?search=teacher&page=2'),
    )
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const RemovedRow = meta.story({
  parameters: { spec: [308] },
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }))
    msw.use(pending('get', '/teachers'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(8))
  },
})

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await canvas.findByText('Teacher "Noushad Haji" is back.')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(9))
  },
})

/** Refused by the real server: a mentor of divisions cannot be deleted. */
export const DeleteRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }, 'Abdul Gafoor'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('3 divisions use this teacher.')
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
})

export const DeleteFailed = meta.story({
  parameters: { spec: [431, 503] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/teachers/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await askToDelete({ canvas, userEvent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText('Something went wrong')).toBeVisible()
    msw.use(offline('delete', '/teachers/:id'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText(/^No connection\./)).toBeVisible()
  },
})

async function askToDelete({ canvas, userEvent }: PlayContext, name = 'Noushad Haji') {
  await userEvent.click(await canvas.findByRole('link', { name }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  return canvas.findByRole('alertdialog')
}

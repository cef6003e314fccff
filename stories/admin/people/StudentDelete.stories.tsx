import { expect, waitFor, within } from 'storybook/test'
import { manyStudents, sixteenStudents } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/adminpanel'] },
})

export const DeleteAsked = meta.story({
  parameters: { spec: [131, 303, 304, 454] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName('Confirm Deletion')
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this student?Fathima Nasreen · IHS-1038',
    )
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('dialog', { name: 'Student Details' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
})

export const DeleteBusy = meta.story({
  parameters: { spec: [306] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/students/:id')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirm({ canvas, userEvent })
    const busy = await within(dialog).findByRole('button', { name: 'Loading...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
})

export const DeleteDone = meta.story({
  parameters: { spec: [305, 307, 402] },
  args: { entries: ['/admin/adminpanel?page=4'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent }) => {
    await confirm({ canvas, userEvent }, 'Yusuf Kareem')
    await canvas.findByText('Student "Yusuf Kareem" has been deleted successfully.')
    await waitFor(() => expect(canvas.queryByText('Yusuf Kareem')).not.toBeInTheDocument())
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(canvas.getByText('Zainab Haris')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/adminpanel?page=4'))
  },
})

/** The row disappears immediately, before the list is refetched. */
export const RemovedRow = meta.story({
  parameters: { spec: [307] },
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await askToDelete({ canvas, userEvent })
    msw.use(pending('get', '/students'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText('Fathima Nasreen')).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
  },
})

export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await confirm({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await canvas.findByText('Student "Fathima Nasreen" is back.')
    await expect(await canvas.findByRole('link', { name: 'Fathima Nasreen' })).toBeVisible()
  },
})

export const DeleteRefused = meta.story({
  parameters: { spec: [430] },
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/students/:id', 403, { message: 'This student sits an examination.' })),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await confirm({ canvas, userEvent }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This student sits an examination.')
  },
})

export const DeleteFailed = meta.story({
  parameters: { spec: [430, 503] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/students/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await confirm({ canvas, userEvent }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete student')
    msw.use(offline('delete', '/students/:id'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('No connection.'))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('dialog', { name: 'Student Details' })).toBeVisible()
  },
})

export const LastRowOfLastPage = meta.story({
  parameters: { spec: [489] },
  args: { entries: ['/admin/adminpanel?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: sixteenStudents })),
  play: async ({ canvas, userEvent }) => {
    await confirm({ canvas, userEvent }, 'Zainab Haris')
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/adminpanel?page=1'))
  },
})

async function askToDelete({ canvas, userEvent }: PlayContext, name = 'Fathima Nasreen') {
  await userEvent.click(await canvas.findByRole('link', { name }))
  const details = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
  await userEvent.click(await details.findByRole('button', { name: 'Delete' }))
  return canvas.findByRole('alertdialog')
}

async function confirm(player: PlayContext, name?: string) {
  const dialog = await askToDelete(player, name)
  await player.userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return dialog
}

import { expect, waitFor, within } from 'storybook/test'
import { divisionWithoutMentor } from '#mocks/fixtures/divisions.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'

const meta = preview.meta({ ...consoleAt('/admin/division'), tags: ['!autodocs', 'console'] })

/** Opened by keyboard from the name; Escape returns to the same rows. */
export const DetailsOpen = meta.story({
  parameters: { spec: [153, 154, 155, 389, 495] },
  args: { entries: ['/admin/division?search=division&batch_id=7'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('link', { name: 'Division A' })
    await tabTo(userEvent, name)
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Division Details' })
    await waitFor(() => expect(dialog).toHaveTextContent(/Division NameDivision ABatchBatch 07 Women/))
    await expect(dialog).toHaveTextContent(/MentorAsma KoyaStudents3/)
    await expect(within(dialog).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/division_edit/11',
    )
    await expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeVisible()
    await isAt(canvas, '/admin/division?search=division&batch_id=7&details=11')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/division?search=division&batch_id=7')
    await userEvent.click(canvas.getByText('Asma Koya', { selector: 'tr:nth-child(1) td *' }))
    await expect(await canvas.findByRole('dialog', { name: 'Division Details' })).toBeVisible()
  },
})

/** Opened by a shared link; closing shows the list. */
export const DetailsByLink = meta.story({
  args: { entries: ['/admin/division?details=91'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: [divisionWithoutMentor] })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Division Details' })
    await waitFor(() => expect(dialog).toHaveTextContent(/MentorNot setStudents0/))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/division')
  },
})

import { expect, waitFor, within } from 'storybook/test'
import { divisionWithoutMentor, manyDivisions } from '#mocks/fixtures/divisions.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/division'] },
})

/** Opened by keyboard from the name; Escape returns to the same rows. */
export const DetailsOpen = meta.story({
  parameters: { spec: [153, 154, 155, 389, 495] },
  args: { entries: ['/admin/division?search=division&batch_id=7'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('link', { name: 'Division A' })
    name.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Division Details' })
    await waitFor(() => expect(dialog).toHaveTextContent(/Division NameDivision ABatchBatch 07 Women/))
    await expect(dialog).toHaveTextContent(/MentorAsma KoyaStudents3/)
    await expect(within(dialog).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/division_edit/11',
    )
    await expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeVisible()
    const address = canvas.getByLabelText('Address')
    await waitFor(() =>
      expect(address).toHaveTextContent('/admin/division?search=division&batch_id=7&details=11'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(address.textContent).toBe('/admin/division?search=division&batch_id=7'))
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
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/division'))
  },
})

export const DetailsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/division/:id')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Division D' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Division Details' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading')
  },
})

export const DetailsFailed = meta.story({
  parameters: { spec: [440, 503] },
  args: { entries: ['/admin/division?details=1'] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/division/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Division Details' }))
    await expect(await dialog.findByText('Error loading division details')).toBeVisible()
    if (isLookedAt) return
    msw.use(...apiHandlers())
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByText('Jameel Ahmed')).toBeVisible()
  },
})

export const DetailsGone = meta.story({
  args: { entries: ['/admin/division?details=999'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Division Details' }))
    await expect(await dialog.findByText('Division not found. It may have been deleted.')).toBeVisible()
    if (isLookedAt) return
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** The list keeps its search and page, and the row is highlighted. */
export const MarkedAfterEdit = meta.story({
  parameters: { spec: [154, 498] },
  args: { entries: ['/admin/division?search=circle&page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: manyDivisions })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Circle 30' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), ' North')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Division "Circle 30 North" has been saved.')
    await waitFor(() =>
      expect(canvas.getByLabelText('Address').textContent).toBe('/admin/division?search=circle&page=2'),
    )
    const row = (await canvas.findByRole('link', { name: 'Circle 30 North' })).closest('tr')
    await expect(row).toHaveTextContent('saved')
  },
})

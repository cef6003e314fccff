import { expect, waitFor, within } from 'storybook/test'
import { fathimaNasreen, withoutEmail, withoutPlaces } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/adminpanel?search=ihs'] },
})

/** Opened by a click on the row, and by keyboard from the name. */
export const DetailsOpen = meta.story({
  parameters: { spec: [129, 130, 131, 401, 495] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('IHS-1038'))
    await canvas.findByRole('dialog', { name: 'Student Details' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByLabelText('Address').textContent).toBe('/admin/adminpanel?search=ihs'),
    )

    canvas.getByRole('link', { name: 'Fathima Nasreen' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('?search=ihs&details=214'))
    await waitFor(() => expect(dialog.getByText('fathima@example.org')).toBeVisible())
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
    const terms = dialog.getAllByRole('term').map((term) => `${term.textContent}: ${valueOf(term)}`)
    await expect(terms).toEqual([
      'Batch: Batch 07 Women',
      'Division: Division A',
      'Gender: Female',
      'Date of birth: 14 Feb 2001',
      'Qualification: B.A. Arabic',
      'Joining date: 04 Jun 2024',
      'Mobile number: +91 00000 01038',
      'Email: fathima@example.org',
      'Country: India',
      'Role: student',
      `Address: ${fathimaNasreen.M05_Address}`,
    ])
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/student_edit/214',
    )
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
})

export const DetailsMissingParts = meta.story({
  args: { entries: [`/admin/adminpanel?details=${withoutPlaces.M05_UserId}`] },
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ students: [{ ...withoutPlaces, M05_Email: '' }, withoutEmail] })),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
    await expect(await dialog.findByText('Not set')).toBeVisible()
    await expect(dialog.getAllByText('N/A')).toHaveLength(2)
  },
})

export const DetailsLoading = meta.story({
  args: { entries: ['/admin/adminpanel?details=214'] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/students/:id')),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
    await expect(dialog.getByText('Loading')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  },
})

export const DetailsFailed = meta.story({
  parameters: { spec: [429, 503] },
  args: { entries: ['/admin/adminpanel?details=214'] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/students/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load student details')
    if (isLookedAt) return
    msw.use(...apiHandlers())
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByText('fathima@example.org')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
  },
})

export const DetailsGone = meta.story({
  args: { entries: ['/admin/adminpanel?details=999'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/It may have been deleted/)
    if (isLookedAt) return
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    await userEvent.click(close ?? document.body)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/adminpanel'))
  },
})

const valueOf = (term: HTMLElement) => term.nextElementSibling?.textContent

import { expect, waitFor, within } from 'storybook/test'
import { abdulGafoor, resting } from '#mocks/fixtures/teachers.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/teacher?search=iht'] },
})

/** Opened by a click on the row, and by keyboard from the name. */
export const DetailsOpen = meta.story({
  parameters: { spec: [142, 143, 144, 405, 495] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('IHT-011'))
    await canvas.findByRole('dialog', { name: 'Teacher Details' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?search=iht'),
    )

    canvas.getByRole('link', { name: 'Abdul Gafoor' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Teacher Details' }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('?search=iht&details=108'))
    await waitFor(() => expect(dialog.getByText('abdul@example.org')).toBeVisible())
    const terms = dialog.getAllByRole('term')
    await expect(terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual(
      [
        'Batch: Batch 05 Men',
        'Specialization: Hadith sciences',
        'Gender: Male',
        'Date of birth: 23 Nov 1984',
        'Qualification: M.A. Arabic',
        'Joining date: 01 Jun 2020',
        'Mobile number: +91 00000 02100',
        'Email: abdul@example.org',
        'Country: India',
        'Role: teacher',
        'Allow login: On',
        'Active: On',
        `Address: ${abdulGafoor.M05_Address}`,
      ],
    )
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/teacher_edit/108',
    )
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
})

export const DetailsMissingParts = meta.story({
  args: { entries: [`/admin/teacher?details=${resting.M05_UserId}`] },
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ batches: [], teachers: [{ ...resting, M05_Email: '' }] })),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Teacher Details' }))
    await expect(await dialog.findByText('Not set')).toBeVisible()
    await expect(dialog.getByText('N/A')).toBeVisible()
    await expect(dialog.getAllByText('Off')).toHaveLength(2)
  },
})

export const DetailsLoading = meta.story({
  args: { entries: ['/admin/teacher?details=108'] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/teachers/:id')),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Teacher Details' }))
    await expect(dialog.getByText('Loading')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  },
})

export const DetailsFailed = meta.story({
  parameters: { spec: [503] },
  args: { entries: ['/admin/teacher?details=108'] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/teachers/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Teacher Details' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load teacher details')
    if (isLookedAt) return
    msw.use(...apiHandlers())
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByText('abdul@example.org')).toBeVisible()
  },
})

export const DetailsGone = meta.story({
  args: { entries: ['/admin/teacher?details=999'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Teacher Details' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/It may have been deleted/)
    if (isLookedAt) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher'))
  },
})

export const CourseListAtTheirAddress = meta.story({
  parameters: { spec: [95] },
  args: { entries: ['/admin/teacher_detail/108'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Courses' })).toBeVisible()
    await expect(await canvas.findByText('Arabic for Readers')).toBeVisible()
    await expect(canvas.getByText('Teacher details open from the teacher list')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Open the teacher' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Teacher Details' }))
    await expect(await dialog.findByText('abdul@example.org')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?details=108'),
    )
  },
})

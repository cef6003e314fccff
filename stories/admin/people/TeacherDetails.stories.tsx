import { expect, waitFor, within } from 'storybook/test'
import { abdulGafoor, resting } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'

const meta = preview.meta({ ...consoleAt('/admin/teacher?search=iht'), tags: ['!autodocs', 'console'] })

/** Opened by a click on the row, and by keyboard from the name. */
export const DetailsOpen = meta.story({
  parameters: { spec: [142, 143, 144, 405, 495] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('cell', { name: 'IHT-011' }))
    await canvas.findByRole('dialog', { name: 'Teacher Details' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/teacher?search=iht')

    await tabTo(userEvent, canvas.getByRole('link', { name: 'Abdul Gafoor' }))
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
        'Mobile number: +91 00000 02100WhatsApp',
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
    await isAt(canvas, '/admin/teacher?details=108')
  },
})

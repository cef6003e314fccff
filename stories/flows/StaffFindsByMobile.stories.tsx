import { expect, waitFor, within } from 'storybook/test'
import { manyStudents } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Staff finds by mobile',
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen', spec: [124, 129, 130, 138, 291, 325, 395, 495, 498] },
  args: { entries: ['/admin/adminpanel'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
})

/** A parent calls: the number of the daughter is wrong in its last digit. */
export const CorrectsAMobileNumber = meta.story({
  name: 'corrects a wrong mobile number found by its last four digits',
  play: async ({ canvas, userEvent, step }) => {
    await step('Search for 1038', async () => {
      await canvas.findByText('Page 1 of 4')
      await userEvent.type(canvas.getByPlaceholderText('Search students...'), '1038{Enter}')
      await canvas.findByText('1 to 1 of 1')
    })
    await step('Open the student and see the number', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Fathima Nasreen' }))
      const details = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
      await expect(await details.findByText('+91 00000 01038')).toBeVisible()
      await userEvent.click(details.getByRole('link', { name: 'Edit' }))
    })
    await step('Correct it', async () => {
      const mobile = await canvas.findByLabelText('Mobile Number')
      await userEvent.clear(mobile)
      await userEvent.type(mobile, '+910000001039')
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    })
    await step('The list is back with its search; the old number finds the code alone', async () => {
      await canvas.findByText('Student "Fathima Nasreen" has been saved.')
      await waitFor(() =>
        expect(canvas.getByLabelText('Address').textContent).toBe('/admin/adminpanel?search=1038'),
      )
      const row = (await canvas.findByText('+91 00000 01039')).closest('tr')
      await expect(row).toHaveTextContent('saved')
    })
  },
})

import { expect, waitFor, within } from 'storybook/test'
import { fathimaNasreen } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, press } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { keepStudentDraft } from './studentForm.ts'

const meta = preview.meta({
  ...consoleAt('/admin/add_students'),
  tags: ['!autodocs', 'console'],
})

const link = { name: 'Fathima Nasreen IHS-1038 (new tab)' }
const draft = 'draft:/admin/add_students'

/** Told beside the field; it is never forbidden. */
export const SameMobile = meta.story({
  beforeEach: () => keepStudentDraft({ M05_MobileNumber: '' }),
  play: async ({ canvas, userEvent }) => {
    await enter({ canvas, userEvent }, 'Mobile Number', '0000001038')
    const found = await canvas.findByRole('link', link)
    await expect(found).toHaveAttribute('href', '/admin/student_detail/214')
    await expect(found).toHaveAttribute('target', '_blank')
    await expect(canvas.getByLabelText('Mobile Number')).toHaveAccessibleDescription(
      /^The same mobile number:/,
    )
    await expect(sessionStorage.getItem(draft)).toContain('0000001038')
  },
})

export const SameNameAndBirthday = meta.story({
  beforeEach: () => keepStudentDraft({ M05_UserName: 'nasreen, FATHIMA', M05_DOB: fathimaNasreen.M05_DOB }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', link)).toBeVisible()
    await expect(canvas.getByLabelText('User Name')).toHaveAccessibleDescription(
      /^The same name and birthday:/,
    )
    if (isLookedAt) return
    await press({ canvas, userEvent }, 'Submit and add another')
    await canvas.findByText('Student "nasreen, FATHIMA" has been added.')
    await waitFor(() => expect(canvas.queryByRole('link', link)).not.toBeInTheDocument())
  },
})

/** Said where the number is, as nobody knows then whether the student is enrolled already. */
export const SearchFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(failing('get', '/students', 500))
    keepStudentDraft({ M05_MobileNumber: fathimaNasreen.M05_MobileNumber })
  },
  play: async ({ canvas, userEvent, msw }) => {
    const told = await canvas.findByText(/^The same mobile number could not be looked for/)
    msw.use(...apiHandlers())
    await userEvent.click(within(told).getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', link)).toBeVisible()
  },
})

import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'
import { fathimaNasreen, longMalayalamStudent } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/student_detail/214'), tags: ['!autodocs', 'console'] })

export const Loaded = meta.story({
  parameters: { spec: [91, 401, 402] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Student Details' })).toBeVisible()
    await expect(await canvas.findByText('fathima@example.org')).toBeVisible()
    await expect(canvas.getByText(fathimaNasreen.M05_Address)).toBeVisible()
    await leadsTo(canvas, 'Edit', '/admin/student_edit/214')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    if (isManualView) return
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await canvas.findByText('Student "Fathima Nasreen" has been deleted successfully.')
    await canvas.findByText('1 to 14 of 14')
    await isAt(canvas, '/admin/adminpanel')
  },
})

export const LongAndMalayalam = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  args: { entries: ['/admin/student_detail/290'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [longMalayalamStudent] })),
  play: async ({ canvas }) => {
    const name = await canvas.findByText(longMalayalamStudent.M05_UserName)
    await expect(name).toHaveAttribute('lang', 'ml')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

/** Set by the story: the screen asks before its play begins. */
let answer = heldAnswer()

/** After a failure, the student turns out to be gone. */
export const LoadFailed = meta.story({
  parameters: { spec: [429, 503] },
  args: { entries: ['/admin/student_detail/999'] },
  beforeEach: ({ msw }) => {
    answer = heldAnswer()
    const { released } = answer
    msw.use(
      http.get('/api/students/:id', async () => {
        await released
        return new HttpResponse(null, { status: 500 })
      }),
    )
  },
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    answer.release()
    await canvas.findByRole('heading', { name: 'Failed to load student details' })
    if (isManualView) return
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'Student not found' })).toBeVisible()
  },
})

import { expect, waitFor } from 'storybook/test'
import { foundation } from '#mocks/fixtures/courses.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsOf } from '#stories/admin/deleting.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/course?details=1'), tags: ['!autodocs', 'console'] })

/** Opened by a click on the record's row. */
export const DetailsOpen = meta.story({
  args: { entries: ['/admin/course'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: foundation.M01_Title }))
    await isAt(canvas, `/admin/course?details=${foundation.M01_CourseId}`)
    const dialog = await detailsOf(canvas, 'course')
    await expect(await dialog.findByText('Description')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
  },
})

export const DetailsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/courses/:id')),
  play: async ({ canvas }) => {
    const dialog = await detailsOf(canvas, 'course')
    await expect(await dialog.findByText('Loading')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  },
})

export const DetailsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/courses/:id', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await detailsOf(canvas, 'course')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Error loading course details')
    if (isLookedAt) return
    msw.use(...apiHandlers())
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByText('Description')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
  },
})

export const DetailsGone = meta.story({
  args: { entries: ['/admin/course?details=999'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await detailsOf(canvas, 'course')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/ not found\. It may have been deleted/)
    if (isLookedAt) return
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    await userEvent.click(close ?? document.body)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/course')
  },
})

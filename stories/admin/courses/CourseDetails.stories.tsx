import { expect, within } from 'storybook/test'
import { foundation } from '#mocks/fixtures/courses.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsStates } from '#stories/admin/detailsStates.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const states = detailsStates({
  list: '/admin/course',
  id: foundation.M01_CourseId,
  title: 'Course Details',
  call: '/courses',
  failure: 'Error loading course details',
  text: 'Description',
})

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

/** A click anywhere on the row opens them. */
export const DetailsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: foundation.M01_Title })
    await userEvent.click(link)
    await isAt(canvas, `/admin/course?details=${foundation.M01_CourseId}`)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Course Details' }))
    await expect(await dialog.findByText('Description')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
    if (isLookedAt) return
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
  },
})

export const DetailsLoading = meta.story({ tags: ['frame'], ...states.loading })
export const DetailsFailed = meta.story({ ...states.failed })
export const DetailsGone = meta.story({ tags: ['frame'], ...states.gone })

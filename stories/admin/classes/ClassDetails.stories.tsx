import { expect, within } from 'storybook/test'
import { module1 } from '#mocks/fixtures/classes.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsStates } from '#stories/admin/detailsStates.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const states = detailsStates({
  list: '/admin/class',
  id: module1.M03_ClassesId,
  title: 'Class Details',
  call: '/classes',
  failure: 'Error loading class details',
  text: 'Subject',
})

const meta = preview.meta({ ...consoleAt('/admin/class'), tags: ['!autodocs', 'console'] })

/** A click anywhere on the row opens them. */
export const DetailsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: module1.M03_Title })
    await userEvent.click(link)
    await isAt(canvas, `/admin/class?details=${module1.M03_ClassesId}`)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Class Details' }))
    await expect(await dialog.findByText('Subject')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
    if (isLookedAt) return
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
  },
})

export const DetailsLoading = meta.story({ tags: ['frame'], ...states.loading })
export const DetailsFailed = meta.story({ ...states.failed })
export const DetailsGone = meta.story({ tags: ['frame'], ...states.gone })

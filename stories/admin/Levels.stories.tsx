import { expect } from 'storybook/test'
import { fewDeleted, fixedNow } from '#mocks/fixtures/trash.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { signedInAs } from '#stories/admin/signedInAs.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

/** A Viewer reads: no adding, no selecting, no download, no sections for Administrators. */
export const ViewerList = meta.story({
  args: { entries: ['/admin/adminpanel'] },
  beforeEach: signedInAs('viewer'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.queryByRole('link', { name: 'ADD Student' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Print' })).toBeVisible()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
    await canvas.findByRole('dialog', { name: 'Menu' })
    for (const name of ['Agenda', 'Roles']) await expect(canvas.getByRole('link', { name })).toBeVisible()
    for (const name of ['Recently deleted', 'History', 'Staff accounts'])
      await expect(canvas.queryByRole('link', { name })).toBeNull()
  },
})

/** No actions in the rows, nor in the details. */
export const ViewerDetails = meta.story({
  beforeEach: signedInAs('viewer'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.queryByRole('link', { name: 'ADD COURSE' })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'ACTIONS' })).toBeNull()
    await userEvent.keyboard('n')
    await isAt(canvas, '/admin/course')
    await userEvent.click(canvas.getByRole('link', { name: 'Arabic for Readers' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Course Details' })
    await expect(await canvas.findByText('Description', { selector: 'dt' })).toBeVisible()
    await expect(dialog.querySelector('footer')).toHaveTextContent(/^Close$/)
  },
})

/** An address typed by hand says who can open it, and leads back. */
export const ViewerNotAllowed = meta.story({
  args: { entries: ['/admin/course_add'] },
  beforeEach: signedInAs('viewer'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Only Editors and Administrators open this page' })
    await expect(canvas.getByText(/^You are signed in/)).toHaveTextContent(
      'You are signed in as عبد الرحمن طاهر, a Viewer. Ask an Administrator if you need it.',
    )
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await leadsTo(canvas, 'Back to Students', '/admin/adminpanel')
  },
})

export const EditorNotAllowed = meta.story({
  args: { entries: ['/admin/staff'] },
  beforeEach: signedInAs('editor'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Only Administrators open this page' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as someone else' }))
    await canvas.findByRole('heading', { name: 'Admin login' })
    await expect(localStorage.getItem('adminPerson')).toBeNull()
  },
})

/** An Editor changes, selects and restores, but downloads and erases nothing. */
export const EditorList = meta.story({
  args: { entries: ['/admin/adminpanel'] },
  beforeEach: signedInAs('editor', { deleted: fewDeleted }, () => fixedNow),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    for (const name of ['ADD Student', 'Import'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    const [, first] = canvas.getAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('button', { name: 'Move to...' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Recently deleted' }))
    await expect((await canvas.findAllByRole('button', { name: /^Restore/ })).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: /^Delete permanently/ })).toBeNull()
  },
})

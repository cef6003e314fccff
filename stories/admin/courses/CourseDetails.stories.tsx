import { expect, waitFor, within } from 'storybook/test'
import { foundation, manyCourses, sixteenCourses } from '#mocks/fixtures/courses.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsOf, isInUse } from '#stories/admin/deleting.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { http, HttpResponse } from 'msw'
import { heldAnswer } from '#stories/admin/late.ts'
import type { PlayContext } from '#stories/playContext.ts'

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

export const DetailsFailed = meta.story({
  beforeEach: ({ msw }) => {
    loading = heldAnswer()
    const { released } = loading
    msw.use(http.get('/api/courses/:id', () => released.then(() => new HttpResponse(null, { status: 500 }))))
  },
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await detailsOf(canvas, 'course')
    await expect(await dialog.findByText('Loading')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    loading.release()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Error loading course details')
    if (isManualView) return
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
    if (isManualView) return
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    await userEvent.click(close ?? document.body)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/course')
  },
})

/** Set by the story: the screen asks before its play begins. */
let loading = heldAnswer()

const NAME = 'Arabic for Readers'

async function ask({ canvas, userEvent }: PlayContext, name = NAME) {
  await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }))
  return within(await canvas.findByRole('alertdialog'))
}

async function confirm(player: PlayContext, name?: string) {
  const dialog = await ask(player, name)
  await player.userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
  return dialog
}

const isClosed = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())

export const DeleteAsked = meta.story({
  args: { entries: ['/admin/course'] },
  parameters: { spec: [215, 216, 303, 304] },
  play: async (player) => {
    const { canvas, userEvent } = player
    const dialog = await ask(player)
    const question = canvas.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName('Confirm Deletion')
    await expect(question).toHaveTextContent(`Are you sure you want to delete the course ${NAME}?`)
    await expect(dialog.getByRole('button', { name: 'No, Cancel' })).toHaveFocus()
    if (isManualView) return
    // Enter presses Cancel, which has the focus.
    for (const key of ['{Enter}', '{Escape}']) {
      await userEvent.keyboard(key)
      await isClosed(player)
      await expect(canvas.getByRole('button', { name: `Delete ${NAME}` })).toHaveFocus()
      await ask(player)
    }
  },
})

export const DeleteBusy = meta.story({
  args: { entries: ['/admin/course'] },
  parameters: { spec: [217, 306] },
  beforeEach: ({ msw }) => msw.use(pending('delete', '/courses/:id')),
  play: async (player) => {
    const dialog = await confirm(player)
    const button = await dialog.findByRole('button', { name: 'Deleting...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('button', { name: 'No, Cancel' })).toBeDisabled()
    await player.userEvent.keyboard('{Escape}')
    await expect(await player.canvas.findByRole('alertdialog')).toBeVisible()
  },
})

/** Without a reason, without a connection, and with the server's reason. */
export const DeleteFailed = meta.story({
  args: { entries: ['/admin/course'] },
  parameters: { spec: [448, 450, 503] },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const reason = 'This course cannot be deleted.'
    const dialog = await ask(player)
    for (const [answer, says] of [
      [failing('delete', '/courses/:id', 500), 'The course could not be deleted. Please try again.'],
      [offline('delete', '/courses/:id'), 'No connection.'],
      [failing('delete', '/courses/:id', 400, { message: reason }), reason],
    ] as const) {
      msw.use(answer)
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(says))
    }
    if (isManualView) return
    await userEvent.click(dialog.getByRole('button', { name: 'No, Cancel' }))
    await isClosed(player)
    await expect(canvas.getByRole('button', { name: `Delete ${NAME}` })).toHaveFocus()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    // The next question begins without the last answer.
    const again = await ask(player)
    await expect(again.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** The real server says what uses the course, where that could not be looked up before; else its count leads there. */
export const DeleteInUse = meta.story({
  args: { entries: ['/admin/course'] },
  parameters: { spec: [449] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/about/:kind/:id', 500)),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const name = 'Foundation Course in Hadith'
    const dialog = await confirm(player, name)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('3 batches use this course.')
    await expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(5)
    await userEvent.click(dialog.getByRole('button', { name: 'No, Cancel' }))
    await isClosed(player)
    msw.use(...apiHandlers())
    await ask(player, name)
    const counts: [string, string][] = [['3 batches', '/admin/batch?course_id=1']]
    await isInUse(canvas.getByRole('alertdialog'), counts, 'Yes, Delete')
  },
})

/** The row disappears before the list is loaded again, and the page stays. */
export const DeleteDone = meta.story({
  parameters: { spec: [305, 310, 416, 447] },
  args: { entries: ['/admin/course?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const name = 'Hadith Reading Circle 32'
    await canvas.findByText(name)
    const answer = heldAnswer()
    msw.use(http.get('/api/courses', () => answer.released))
    await confirm(player, name)
    await canvas.findByText(`Course "${name}" has been deleted successfully.`)
    await isClosed(player)
    await waitFor(() => expect(canvas.queryByText(name)).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    answer.release()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(16))
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    await isAt(canvas, '/admin/course?page=2')
    const next = canvas.getByRole('button', { name: 'Delete Hadith Reading Circle 31' })
    await waitFor(() => expect(next).toHaveFocus())
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    const back = await canvas.findByText(`Course "${name}" has been restored.`)
    await waitFor(() => expect(back).toBeVisible())
    await expect(await canvas.findByText(name)).toBeVisible()
  },
})

/** The page before it is shown. */
export const LastRowOfLastPage = meta.story({
  parameters: { spec: [310, 489] },
  args: { entries: ['/admin/course?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: sixteenCourses, batches: [] })),
  play: async (player) => {
    const { canvas, userEvent } = player
    await canvas.findByText('Page 2 of 2')
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
    await isAt(canvas, '/admin/course?page=1')
  },
})

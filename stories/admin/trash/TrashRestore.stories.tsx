import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { batchGone, fewDeleted, fixedNow, titleTaken } from '#mocks/fixtures/trash.ts'
import { apiHandlers, failing, offline } from '#mocks/handlers.ts'
import type { Seed } from '#mocks/database/seed.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const within30Days = (seed: Seed) => apiHandlers(seed, () => fixedNow)

const meta = preview.meta({
  ...consoleAt('/admin/trash'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...within30Days({ deleted: fewDeleted })),
})

/** Found in the menu. What is restored appears in its list immediately. */
export const Restored = meta.story({
  args: { entries: ['/admin/role'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('office')
    await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Recently deleted' }))
    await expect(await canvas.findByRole('heading', { name: /^Recently deleted/ })).toBeVisible()
    await isAt(canvas, '/admin/trash')
    await restore({ canvas, userEvent }, 'mentor')
    await waitFor(() => expect(canvas.getByText('Role "mentor" has been restored.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('mentor')).not.toBeInTheDocument())
    await expect(canvas.getByText('1 to 3 of 3')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Restore Arabic for Readers' })).toHaveFocus()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Roles' }))
    await expect(await canvas.findByRole('link', { name: 'Edit mentor' })).toBeVisible()
  },
})

export const RefusedNameTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(...within30Days(titleTaken)),
  play: async ({ canvas, userEvent }) => {
    await restore({ canvas, userEvent }, 'Arabic for Readers')
    const alert = await canvas.findByText(
      'Course "Arabic for Readers" could not be restored. A course with this title already exists',
    )
    await waitFor(() => expect(alert).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Restore Arabic for Readers' })).toBeVisible()
  },
})

/** What it refers to is restored first. */
export const RefusedBatchGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...within30Days(batchGone)),
  play: async ({ canvas, userEvent }) => {
    await restore({ canvas, userEvent }, 'Aysha Rahman')
    await canvas.findByText(/"Aysha Rahman" could not be restored\. This batch does not exist any more/)
    if (isManualView) return
    await restore({ canvas, userEvent }, 'Batch 07 Women')
    await canvas.findByText('Batch "Batch 07 Women" has been restored.')
    await restore({ canvas, userEvent }, 'Aysha Rahman')
    await canvas.findByText('Student "Aysha Rahman" has been restored.')
  },
})

/** Somebody else has restored or erased it: the row disappears, and a notice says why. */
export const AlreadyGone = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('mentor')
    msw.use(...within30Days({ deleted: fewDeleted?.slice(0, 1) }))
    await restore({ canvas, userEvent }, 'mentor')
    await canvas.findByText('Role "mentor" could not be restored. Role not found')
    await waitFor(() => expect(canvas.queryByText('mentor')).not.toBeInTheDocument())
  },
})

/** The second press is ignored while the first is pending. */
export const RestoreFailed = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const failure = 'Student "Aysha Rahman" could not be restored.'
    let calls = 0
    const answer = heldAnswer()
    msw.use(
      http.post('/api/students/:id/restore', async () => {
        calls += 1
        await answer.released
        return HttpResponse.json({ message: 'Not now' }, { status: 503 })
      }),
    )
    await restore({ canvas, userEvent }, 'Aysha Rahman')
    await restore({ canvas, userEvent }, 'Aysha Rahman')
    answer.release()
    await canvas.findByText(`${failure} Not now`)
    await expect(calls).toBe(1)
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    msw.use(offline('post', '/students/:id/restore'))
    await again()
    await canvas.findByText(new RegExp(`^${failure} No connection`))
    msw.use(failing('post', '/students/:id/restore', 500))
    await again()
    await canvas.findByText(`${failure} Please try again.`)
    if (isManualView) return
    msw.use(...within30Days({ deleted: fewDeleted }))
    await again()
    await canvas.findByText('Student "Aysha Rahman" has been restored.')
  },
})

async function restore({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Restore ${name}` }))
}

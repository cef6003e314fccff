import { expect, waitFor, within } from 'storybook/test'
import { batch07Women } from '#mocks/fixtures/batches.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsStates } from '#stories/admin/detailsStates.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'

const states = detailsStates({
  list: '/admin/batch',
  id: batch07Women.M02_BatchId,
  title: 'Batch Details',
  call: '/batches',
  failure: 'Error loading batch details',
  text: 'Batch Name',
})

const meta = preview.meta({ ...consoleAt('/admin/batch'), tags: ['!autodocs', 'console'] })

const opened = async (canvas: PlayContext['canvas']) =>
  within(await canvas.findByRole('dialog', { name: 'Batch Details' }))

/** The counts lead to the lists of what refers to the batch. */
export const DetailsOpen = meta.story({
  args: { entries: [`/admin/batch?details=${batch07Women.M02_BatchId}`] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(await dialog.findByText('Batch 07 Women')).toBeVisible()
    for (const [name, address] of [
      ['6 students', '/admin/adminpanel?batch_id=7'],
      ['4 teachers', '/admin/teacher?batch_id=7'],
      ['4 divisions', '/admin/division?batch_id=7'],
      ['4 classes', '/admin/class?batch_id=7'],
    ])
      await expect(await dialog.findByRole('link', { name })).toHaveAttribute('href', address)
    await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
  },
})

/** By keyboard alone: open, turn, look at the next one, close. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Batch 07 Women' })
    if (isLookedAt) return
    await tabTo(userEvent, link)
    await userEvent.keyboard('{Enter}')
    const dialog = await opened(canvas)
    await dialog.findByRole('link', { name: 'Edit' })
    const names = canvas.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent)
    const at = names.indexOf('Batch 07 Women')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await dialog.findByText(names[at + 1] ?? '')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await dialog.findByText('Batch 07 Women')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/batch')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Batch 07 Women' })).toHaveFocus())
  },
})

export const DetailsLoading = meta.story({ tags: ['frame'], ...states.loading })
export const DetailsFailed = meta.story({ ...states.failed })
export const DetailsGone = meta.story({ tags: ['frame'], ...states.gone })

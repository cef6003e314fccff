import { expect, within } from 'storybook/test'
import { manyBatches } from '#mocks/fixtures/batches.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { batchDeletion } from '#stories/admin/deletions.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const states = deleteStates(batchDeletion)

const meta = preview.meta({ ...consoleAt('/admin/batch'), tags: ['!autodocs', 'console'] })

const inUse = states.refused(
  '6 students, 4 teachers, 4 divisions and 4 classes use this batch.',
  'Batch 07 Women',
)

export const DeleteAsked = meta.story({
  parameters: { spec: [169, 170, 171, 303, 304] },
  ...states.asked,
})

export const DeleteBusy = meta.story({ tags: ['frame'], parameters: { spec: [306, 478] }, ...states.busy })

/** The real server reports what uses the batch; the next question begins without that. */
export const DeleteRefused = meta.story({
  parameters: { spec: [172, 442] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await inUse.play(player)
    if (isLookedAt) return
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Batch 01' }))
    const again = within(await canvas.findByRole('alertdialog'))
    await expect(again.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** The counts lead to what is in the way. */
export const DeleteInUse = meta.story(
  states.inUse(
    [
      ['6 students', '/admin/adminpanel?batch_id=7'],
      ['4 teachers', '/admin/teacher?batch_id=7'],
      ['4 divisions', '/admin/division?batch_id=7'],
      ['4 classes', '/admin/class?batch_id=7'],
    ],
    'Batch 07 Women',
  ),
)

export const DeleteRefusedPlain = meta.story({
  parameters: { spec: [172, 443] },
  beforeEach: ({ msw }) => msw.use(failing('delete', '/batches/:id', 403)),
  ...states.refused('Cannot delete this batch.'),
})

export const DeleteFailed = meta.story({
  parameters: { spec: [172, 444, 503] },
  ...states.failedTwice,
  beforeEach: ({ msw }) => msw.use(failing('delete', '/batches/:id', 500, { message: 'Out of order.' })),
})

/** The next row moves up to the page. */
export const DeleteDone = meta.story({
  parameters: { spec: [305, 411] },
  ...states.done({ batches: manyBatches }, 'Weekend Batch 32', '/admin/batch?page=2', 'Weekend Batch 17'),
})

export const RemovedRow = meta.story({ tags: ['frame'], ...states.removedRow })

export const LastRowOfLastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [489] },
  ...states.lastRowOfLastPage,
})

export const Undo = meta.story({ tags: ['frame'], ...states.undo })

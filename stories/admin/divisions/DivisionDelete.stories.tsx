import { consoleAt } from '#stories/admin/consoleAt.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { divisionDeletion } from '#stories/admin/deletions.ts'
import preview from '#storybook/preview.tsx'

const states = deleteStates(divisionDeletion)

const meta = preview.meta({ ...consoleAt('/admin/division'), tags: ['!autodocs', 'console'] })

const refused = states.refused(/^3 students and 3 classes use this division\.$/)

const inUse = states.inUse(
  [
    ['3 students', '/admin/adminpanel?batch_id=7&division_id=11'],
    ['3 classes', '/admin/class?batch_id=7&division_id=11'],
  ],
  'Division A',
)

export const DeleteAsked = meta.story({ parameters: { spec: [155, 303, 304, 456] }, ...states.asked })
export const DeleteBusy = meta.story({ tags: ['frame'], parameters: { spec: [306, 478] }, ...states.busy })

/** The real server reports what uses the division. */
export const DeleteRefused = meta.story({
  parameters: { spec: [439] },
  args: { entries: ['/admin/division', '/admin/division?details=11'] },
  play: async (player) => {
    await player.canvas.findByRole('dialog', { name: 'Division Details' })
    await refused.play(player)
  },
})

/** The counts lead to the students and classes of the division. */
export const DeleteInUse = meta.story({
  args: { entries: ['/admin/division?details=11'] },
  play: async (player) => {
    await player.canvas.findByRole('dialog', { name: 'Division Details' })
    await inUse.play(player)
  },
})

export const DeleteFailed = meta.story({
  tags: ['frame'],
  parameters: { spec: [439, 503] },
  ...states.failedTwice,
})

export const DeleteDone = meta.story({
  parameters: { spec: [305, 309, 392] },
  ...states.done({}, 'Division D', '/admin/division', '1 to 10 of 10'),
})

export const RemovedRow = meta.story({ tags: ['frame'], parameters: { spec: [309] }, ...states.removedRow })

export const LastRowOfLastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [489] },
  ...states.lastRowOfLastPage,
})

export const Undo = meta.story({ tags: ['frame'], ...states.undo })

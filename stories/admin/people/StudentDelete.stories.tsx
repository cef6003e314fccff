import { expect } from 'storybook/test'
import { manyStudents } from '#mocks/fixtures/students.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { studentDeletion } from '#stories/admin/deletions.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const states = deleteStates(studentDeletion)

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

export const DeleteAsked = meta.story({ parameters: { spec: [131, 303, 304, 454] }, ...states.asked })
export const DeleteBusy = meta.story({ tags: ['frame'], parameters: { spec: [306] }, ...states.busy })

export const DeleteDone = meta.story({
  parameters: { spec: [305, 307, 402] },
  ...states.done({ students: manyStudents }, 'Yusuf Kareem', '/admin/adminpanel?page=4', 'Zainab Haris'),
})

export const RemovedRow = meta.story({ tags: ['frame'], parameters: { spec: [307] }, ...states.removedRow })
export const Undo = meta.story({ tags: ['frame'], ...states.undo })

export const DeleteRefused = meta.story({
  parameters: { spec: [430] },
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/students/:id', 403, { message: 'This student sits an examination.' })),
  ...states.refused('This student sits an examination.'),
})

export const DeleteFailed = meta.story({
  parameters: { spec: [430, 503] },
  ...states.failedTwice,
  play: async (player) => {
    const { canvas, userEvent } = player
    await states.failedTwice.play(player)
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('dialog', { name: 'Student Details' })).toBeVisible()
  },
})

export const LastRowOfLastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [489] },
  ...states.lastRowOfLastPage,
})

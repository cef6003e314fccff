import { manyClasses } from '#mocks/fixtures/classes.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { classDeletion } from '#stories/admin/deletions.ts'
import preview from '#storybook/preview.tsx'
import { inIndia } from './classStory.ts'

const states = deleteStates(classDeletion)

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

export const DeleteAsked = meta.story({ parameters: { spec: [191, 192, 303, 304] }, ...states.asked })
export const DeleteBusy = meta.story({ tags: ['frame'], parameters: { spec: [306] }, ...states.busy })

/** The server's own message is not shown. */
export const DeleteFailed = meta.story({
  parameters: { spec: [446, 503] },
  ...states.failed,
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/classes/:id', 500, { message: 'Something is wrong here.' })),
})

export const DeleteOffline = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.offline })

export const DeleteDone = meta.story({
  parameters: { spec: [305, 311, 421, 445] },
  ...states.done({ classes: manyClasses }, 'Narration 32', '/admin/class?page=2', 'Page 2 of 4'),
})

export const RemovedRow = meta.story({ tags: ['frame'], parameters: { spec: [311] }, ...states.removedRow })
export const Undo = meta.story({ tags: ['frame'], ...states.undo })

export const LastRowOfLastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [311, 489] },
  ...states.lastRowOfLastPage,
})

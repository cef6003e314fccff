import { manyCourses } from '#mocks/fixtures/courses.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { courseDeletion } from '#stories/admin/deletions.ts'
import preview from '#storybook/preview.tsx'

const states = deleteStates(courseDeletion)

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

export const DeleteAsked = meta.story({ parameters: { spec: [215, 216, 303, 304] }, ...states.asked })
export const DeleteBusy = meta.story({ parameters: { spec: [217, 306] }, ...states.busy })

export const DeleteDone = meta.story({
  parameters: { spec: [305, 310, 416, 447] },
  ...states.done({ courses: manyCourses }, 'Hadith Reading Circle 32', '/admin/course?page=2', 'Page 2 of 4'),
})

export const RemovedRow = meta.story(states.removedRow)
export const Undo = meta.story(states.undo)

/** The real server reports what uses the course. */
export const DeleteRefused = meta.story({
  parameters: { spec: [449] },
  ...states.refused('3 batches use this course.', 'Foundation Course in Hadith'),
})

/** The count leads to the batches of the course. */
export const DeleteInUse = meta.story(
  states.inUse([['3 batches', '/admin/batch?course_id=1']], 'Foundation Course in Hadith'),
)

export const DeleteRefused400 = meta.story({
  parameters: { spec: [448] },
  beforeEach: ({ msw }) =>
    msw.use(failing('delete', '/courses/:id', 400, { message: 'This course cannot be deleted.' })),
  ...states.refused('This course cannot be deleted.'),
})

export const DeleteFailed = meta.story({ parameters: { spec: [450, 503] }, ...states.failed })
export const DeleteOffline = meta.story({ parameters: { spec: [503] }, ...states.offline })

import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { teacherDeletion } from '#stories/admin/deletions.ts'
import preview from '#storybook/preview.tsx'

const states = deleteStates(teacherDeletion)

const meta = preview.meta({ ...consoleAt('/admin/teacher'), tags: ['!autodocs', 'console'] })

export const DeleteAsked = meta.story({ parameters: { spec: [144, 303, 304, 455] }, ...states.asked })
export const DeleteBusy = meta.story({ tags: ['frame'], parameters: { spec: [306] }, ...states.busy })

export const DeleteDone = meta.story({
  parameters: { spec: [305, 308, 406] },
  ...states.done(
    { teachers: manyTeachers },
    'Teacher 30',
    '/admin/teacher?search=teacher&page=2',
    '16 to 30 of 38',
  ),
})

export const RemovedRow = meta.story({ tags: ['frame'], parameters: { spec: [308] }, ...states.removedRow })
export const Undo = meta.story({ tags: ['frame'], ...states.undo })

/** Refused by the real server: a mentor of divisions cannot be deleted. */
export const DeleteRefused = meta.story(states.refused('3 divisions use this teacher.', 'Abdul Gafoor'))

/** The count leads to the divisions of this mentor. */
export const DeleteInUse = meta.story(
  states.inUse([['3 divisions', '/admin/division?mentor_id=108']], 'Abdul Gafoor'),
)

export const DeleteFailed = meta.story({ parameters: { spec: [431, 503] }, ...states.failedTwice })

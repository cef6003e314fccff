import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { courseEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/course_edit/4'), tags: ['!autodocs', 'console'] })

const states = editStates(courseEdit)

export const RefusedOne = meta.story(states.refusedOne)
export const Cleared = meta.story(states.cleared)
export const Server422Unknown = meta.story({ parameters: { spec: [367] }, ...states.server422Unknown })
export const TimedOut = meta.story({ parameters: { spec: [503] }, ...states.timedOut })
export const SentTwice = meta.story(states.sentTwice)
export const DraftRestored = meta.story(states.draftRestored)

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

/** A 412 from a proxy without the record: no conflict is shown, and the form can be submitted again. */
export const ConflictWithoutRecord = meta.story({
  ...states.failed,
  beforeEach: ({ msw }) => msw.use(failing('put', '/courses/4', 412)),
})

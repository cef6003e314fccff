import { expect } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { studentEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(studentEdit)

const meta = preview.meta({ ...consoleAt('/admin/student_edit/214'), tags: ['!autodocs', 'console'] })

export const RefusedOne = meta.story({ tags: ['frame'], ...states.refusedOne })
export const Cleared = meta.story({ tags: ['frame'], ...states.cleared })
export const Saved = meta.story({ tags: ['frame'], ...states.saved })

export const Server422Unknown = meta.story({
  tags: ['frame'],
  parameters: { spec: [367] },
  ...states.server422Unknown,
})

export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.timedOut })
export const SentTwice = meta.story({ tags: ['frame'], ...states.sentTwice })
export const DraftRestored = meta.story({ tags: ['frame'], ...states.draftRestored })

/** A generated password is not in the draft, and the form says that it is lost. */
export const DraftWithoutPassword = meta.story({
  beforeEach() {
    const draft = { values: { M05_UserName: 'Fathima Nasreen 3' }, isWithoutSecret: true }
    sessionStorage.setItem('draft:/admin/student_edit/214', JSON.stringify(draft))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Passwords are not kept: generate a new one\.$/)).toBeVisible()
  },
})

export const SignedOutWhileTyping = meta.story({
  tags: ['frame'],
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

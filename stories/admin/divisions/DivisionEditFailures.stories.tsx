import { consoleAt } from '#stories/admin/consoleAt.ts'
import { divisionEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(divisionEdit)

const meta = preview.meta({ ...consoleAt('/admin/division_edit/1'), tags: ['!autodocs', 'console'] })

export const RefusedOne = meta.story({ tags: ['frame'], ...states.refusedOne })
export const Cleared = meta.story({ tags: ['frame'], ...states.cleared })

export const Server422Unknown = meta.story({
  tags: ['frame'],
  parameters: { spec: [367] },
  ...states.server422Unknown,
})

export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.offline })
export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.timedOut })
export const SentTwice = meta.story({ tags: ['frame'], ...states.sentTwice })
export const DraftRestored = meta.story({ tags: ['frame'], ...states.draftRestored })

export const SignedOutWhileTyping = meta.story({
  tags: ['frame'],
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

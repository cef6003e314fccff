import { expect } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { teacherEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { generate } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { editPersonStates } from './personStates.ts'

const states = editStates(teacherEdit)

const meta = preview.meta({ ...consoleAt('/admin/teacher_edit/108'), tags: ['!autodocs', 'console'] })

export const RefusedOne = meta.story({ tags: ['frame'], ...states.refusedOne })
export const Cleared = meta.story({ tags: ['frame'], ...states.cleared })
export const Saved = meta.story({ tags: ['frame'], ...states.saved })

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

export const InvalidPhone = meta.story({
  tags: ['frame'],
  parameters: { spec: [326, 329, 333] },
  ...editPersonStates.invalidPhone,
})

export const InvalidEmail = meta.story({
  tags: ['frame'],
  parameters: { spec: [331, 333] },
  ...editPersonStates.invalidEmail,
})

export const PasswordGenerated = meta.story({
  tags: ['frame'],
  parameters: { spec: [286, 287, 471] },
  ...editPersonStates.passwordGenerated,
})

export const PasswordReverted = meta.story({
  tags: ['frame'],
  parameters: { spec: [286, 289] },
  play: async ({ canvas, userEvent }) => {
    const before = (await canvas.findByLabelText('Password')).getAttribute('value')
    await generate({ canvas, userEvent })
    await expect(
      canvas.getByText('New password, not saved yet. Revert restores the saved one.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Revert' }))
    await expect(canvas.getByLabelText('Password')).toHaveValue(before)
  },
})

import { expect } from 'storybook/test'
import { Console } from '#stories/admin/Console.tsx'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'
import { editPersonStates } from './personStates.ts'
import { generate } from './studentForm.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/teacher_edit/108'] },
})

const edit = editStates({
  address: '/admin/teacher_edit/108',
  call: '/users/108',
  label: 'User Name',
  name: 'M05_UserName',
  text: 'Abdul Gafoor',
  required: 'User Name is required',
  submit: 'Update',
  saved: 'Teacher "Abdul Gafoor 2" has been saved.',
})

export const RefusedOne = meta.story(edit.refusedOne)

export const Cleared = meta.story(edit.cleared)

export const Saved = meta.story(edit.saved)

export const Server422Unknown = meta.story({ ...edit.server422Unknown, parameters: { spec: [367] } })

export const Offline = meta.story({ ...edit.offline, parameters: { spec: [503] } })

export const TimedOut = meta.story({ ...edit.timedOut, parameters: { spec: [503] } })

export const SentTwice = meta.story(edit.sentTwice)

export const DraftRestored = meta.story(edit.draftRestored)

export const SignedOutWhileTyping = meta.story({ ...edit.signedOutWhileTyping, parameters: { spec: [493] } })

export const InvalidPhone = meta.story({
  parameters: { spec: [326, 329, 333] },
  ...editPersonStates.invalidPhone,
})

export const InvalidEmail = meta.story({ parameters: { spec: [331, 333] }, ...editPersonStates.invalidEmail })

export const PasswordGenerated = meta.story({
  parameters: { spec: [286, 287, 471] },
  ...editPersonStates.passwordGenerated,
})

export const PasswordReverted = meta.story({
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

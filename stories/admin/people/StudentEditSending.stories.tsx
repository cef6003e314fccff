import { expect } from 'storybook/test'
import { Console } from '#stories/admin/Console.tsx'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/student_edit/214'] },
})

const edit = editStates({
  address: '/admin/student_edit/214',
  call: '/users/214',
  label: 'User Name',
  name: 'M05_UserName',
  text: 'Fathima Nasreen',
  required: 'User Name is required',
  submit: 'Update',
  saved: 'Student "Fathima Nasreen 2" has been saved.',
})

export const RefusedOne = meta.story(edit.refusedOne)

export const Cleared = meta.story(edit.cleared)

export const Saved = meta.story(edit.saved)

export const Server422Unknown = meta.story({ ...edit.server422Unknown, parameters: { spec: [367] } })

export const TimedOut = meta.story({ ...edit.timedOut, parameters: { spec: [503] } })

export const SentTwice = meta.story(edit.sentTwice)

export const DraftRestored = meta.story(edit.draftRestored)

/** A generated password is not in the draft, and the form says that it is lost. */
export const DraftWithoutPassword = meta.story({
  beforeEach() {
    const draft = { values: { M05_UserName: 'Fathima Nasreen 3' }, isWithoutSecret: true }
    sessionStorage.setItem('draft:/admin/student_edit/214', JSON.stringify(draft))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A password is never kept: generate a new one\.$/)).toBeVisible()
  },
})

export const SignedOutWhileTyping = meta.story({ ...edit.signedOutWhileTyping, parameters: { spec: [493] } })

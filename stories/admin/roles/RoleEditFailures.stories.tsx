import { Console } from '#stories/admin/Console.tsx'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/role_edit/16'] },
})

const edit = editStates({
  address: '/admin/role_edit/16',
  call: '/new_role/16',
  label: 'TITLE',
  name: 'name',
  text: 'mentor',
  required: 'Title is required',
  submit: 'UPDATE',
  saved: 'Role "mentor 2" has been saved.',
})

export const Cleared = meta.story(edit.cleared)

export const Server422Unknown = meta.story({ ...edit.server422Unknown, parameters: { spec: [367] } })

export const Offline = meta.story({ ...edit.offline, parameters: { spec: [503] } })

export const TimedOut = meta.story({ ...edit.timedOut, parameters: { spec: [503] } })

export const SentTwice = meta.story(edit.sentTwice)

export const DraftRestored = meta.story(edit.draftRestored)

export const SignedOutWhileTyping = meta.story({ ...edit.signedOutWhileTyping, parameters: { spec: [493] } })

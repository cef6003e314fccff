import { Console } from '#stories/admin/Console.tsx'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/division_edit/1'] },
})

const edit = editStates({
  address: '/admin/division_edit/1',
  call: '/division/1',
  label: /^Division Name/,
  name: 'M11_Division_name',
  text: 'Division D',
  required: 'Division Name is required',
  submit: 'Update',
  saved: 'Division "Division D 2" has been saved.',
})

export const RefusedOne = meta.story(edit.refusedOne)

export const Cleared = meta.story(edit.cleared)

export const Server422Unknown = meta.story({ ...edit.server422Unknown, parameters: { spec: [367] } })

export const Offline = meta.story({ ...edit.offline, parameters: { spec: [503] } })

export const TimedOut = meta.story({ ...edit.timedOut, parameters: { spec: [503] } })

export const SentTwice = meta.story(edit.sentTwice)

export const DraftRestored = meta.story(edit.draftRestored)

export const SignedOutWhileTyping = meta.story({ ...edit.signedOutWhileTyping, parameters: { spec: [493] } })

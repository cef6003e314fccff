import { Console } from '#stories/admin/Console.tsx'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/batch_edit/5'] },
})

const edit = editStates({
  address: '/admin/batch_edit/5',
  call: '/batches/5',
  label: /^Batch Name/,
  name: 'M02_Name',
  text: 'Batch 05 Men',
  required: 'Description is required',
  submit: 'UPDATE',
  saved: 'Batch "Batch 05 Men 2" has been saved.',
})

export const RefusedOne = meta.story(edit.refusedOne)

export const Cleared = meta.story(edit.cleared)

export const Server422Unknown = meta.story({ ...edit.server422Unknown, parameters: { spec: [367] } })

export const Offline = meta.story({ ...edit.offline, parameters: { spec: [503] } })

export const TimedOut = meta.story({ ...edit.timedOut, parameters: { spec: [503] } })

export const SentTwice = meta.story(edit.sentTwice)

export const DraftRestored = meta.story(edit.draftRestored)

export const SignedOutWhileTyping = meta.story({ ...edit.signedOutWhileTyping, parameters: { spec: [493] } })

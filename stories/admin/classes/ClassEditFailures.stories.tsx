import { expect, waitFor, within } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'
import { inIndia, readyForm, typeTime } from './classStory.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/class_edit/9'] },
  beforeEach: inIndia,
})

const edit = editStates({
  address: '/admin/class_edit/9',
  call: '/classes/9',
  label: 'Title',
  name: 'M03_Title',
  text: 'Module 1',
  required: 'Title is required',
  submit: 'Update Class',
  saved: 'Class "Module 1 2" has been saved.',
  ready: (canvas) => readyForm(canvas, 'Edit Class'),
})

export const RefusedOne = meta.story(edit.refusedOne)

export const Cleared = meta.story(edit.cleared)

export const Server422Unknown = meta.story({ ...edit.server422Unknown, parameters: { spec: [367] } })

export const TimedOut = meta.story({ ...edit.timedOut, parameters: { spec: [503] } })

export const SentTwice = meta.story(edit.sentTwice)

export const DraftRestored = meta.story(edit.draftRestored)

export const SignedOutWhileTyping = meta.story({ ...edit.signedOutWhileTyping, parameters: { spec: [493] } })

/** Submitted with Ctrl+Enter from the time field, which keeps its text during and after the sign-in. */
export const TimeKeptWhileSignedOut = meta.story({
  parameters: { spec: [493] },
  beforeEach: ({ msw }) => msw.use(failing('put', '/classes/9', 401)),
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await typeTime({ canvas, userEvent }, 'Expiry Time', '100220250845p')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByRole('dialog', { name: 'Log in to continue' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    const pieces = within(canvas.getByRole('group', { name: 'Expiry Time' })).getAllByRole('spinbutton')
    const typed = ['10', 'Feb', '2025', '8', '45', 'PM']
    await expect(pieces.map((piece) => piece.textContent)).toEqual(typed)
  },
})

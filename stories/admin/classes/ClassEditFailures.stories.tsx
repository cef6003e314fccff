import { expect, waitFor, within } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { classEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'
import { inIndia, readyForm, typeTime } from './classStory.ts'

const states = editStates(classEdit)

const meta = preview.meta({
  ...consoleAt('/admin/class_edit/9'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

export const RefusedOne = meta.story({ tags: ['frame'], ...states.refusedOne })
export const Cleared = meta.story({ tags: ['frame'], ...states.cleared })

export const Server422Unknown = meta.story({
  tags: ['frame'],
  parameters: { spec: [367] },
  ...states.server422Unknown,
})

export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.timedOut })
export const SentTwice = meta.story({ tags: ['frame'], ...states.sentTwice })
export const DraftRestored = meta.story({ tags: ['frame'], ...states.draftRestored })

export const SignedOutWhileTyping = meta.story({
  tags: ['frame'],
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

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

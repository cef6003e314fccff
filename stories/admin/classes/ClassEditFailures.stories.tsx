import { expect, waitFor, within } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'
import { inIndia, readyForm, typeTime } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class_edit/9'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
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

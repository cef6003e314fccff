import { expect, waitFor } from 'storybook/test'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { byTouch } from '#stories/admin/byTouch.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, loaded, press } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { chooseMentor } from './chooseMentor.ts'

/** The mentor of a division where a finger points. */
const meta = preview.meta({
  ...consoleAt('/admin/division', '/admin/division_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: byTouch,
})

/** The phone's own list, in the order and with the details of the field of a mouse. */
export const MentorByTouch = meta.story({
  parameters: { spec: [488] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.selectOptions(await loaded(canvas, /^Batch/), 'Batch 07 Women')
    const mentor = await loaded(canvas, /^Mentor/)
    await expect(mentor).toHaveDisplayValue('Select')
    await userEvent.selectOptions(mentor, 'Noushad Haji (IHT-026, this batch)')
    await enter(player, /^Division Name/, 'Division F')
    await press(player)
    await canvas.findByText('Division "Division F" has been added.')
  },
})

/** Among very many, a finger, too, finds one by typing. */
export const ManyByTouch = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async (player) => {
    // The list stands there until they are known to be many.
    const mentor = () => player.canvas.getByRole('combobox', { name: /^Mentor/ })
    await player.canvas.findByRole('combobox', { name: /^Mentor/ })
    await waitFor(() => expect(mentor()).toHaveAttribute('placeholder', 'Type a name'))
    await chooseMentor(player, 'Teacher 31')
    await expect(mentor()).toHaveValue('Teacher 31')
  },
})

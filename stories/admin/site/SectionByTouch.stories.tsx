import { expect, fireEvent } from 'storybook/test'
import { byTouch } from '#stories/admin/byTouch.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'
import { isSaved } from './siteStory.ts'

/** A section where a finger points: the phone's own calendar and clock. */
const meta = preview.meta({
  ...consoleAt('/admin/site/events'),
  tags: ['!autodocs', 'console'],
  beforeEach: byTouch,
})

export const MomentByTouch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }))
    const starts = await canvas.findByLabelText('Starts')
    await expect(starts).toHaveAttribute('type', 'datetime-local')
    await fireEvent.change(starts, { target: { value: '2027-01-09T10:30' } })
    await expect(starts).toHaveValue('2027-01-09T10:30')
    await expect(canvas.getAllByText('IST')).toHaveLength(2)
    await isSaved(canvas)
  },
})

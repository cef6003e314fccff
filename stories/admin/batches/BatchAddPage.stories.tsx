import { expect } from 'storybook/test'
import { batchAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, leadsTo, press, says, shows } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const states = addStates(batchAdd)

const meta = preview.meta({
  ...consoleAt('/admin/batch?search=women', {
    pathname: '/admin/batch_add',
    state: { from: '?search=women' },
  }),
  tags: ['!autodocs', 'console'],
})

export const Empty = meta.story({
  parameters: { spec: [97, 173, 174] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Batch Creation' })).toBeVisible()
    await says(canvas.getByLabelText(/^Batch Name/), 'Enter the batch name')
    await shows(canvas, /^Course/, 'Select Course')
    await leadsTo(canvas, 'Back to batches', '/admin/batch?search=women')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  },
})

/** A text takes its error away, and the other stays. */
export const Refused = meta.story({
  parameters: { spec: [342, 344, 345] },
  play: async (player) => {
    const { canvas } = player
    await enter(player, /^Batch Name/, '   ')
    await press(player)
    await says(canvas.getByLabelText(/^Batch Name/), 'Enter the batch name Description is required')
    await says(canvas.getByRole('combobox', { name: /^Course/ }), 'Course is required')
    await expect(canvas.getByText('2 fields need attention')).toBeVisible()
    if (isManualView) return
    await enter(player, /^Batch Name/, 'B')
    await says(canvas.getByLabelText(/^Batch Name/), 'Enter the batch name')
    await expect(canvas.getByText('Course is required')).toBeVisible()
  },
})

export const OwnWords = meta.story({
  parameters: { spec: [175, 371, 386, 409, 458, 461, 503] },
  ...states.ownWords,
})

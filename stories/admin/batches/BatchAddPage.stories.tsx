import { expect } from 'storybook/test'
import { batchAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, enter, isAt, leadsTo, press, says, shows } from '#stories/admin/formPlay.ts'
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

/** Typed key by key. */
export const Filled = meta.story({
  parameters: { spec: [386] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), 'Batch 08')
    await choose(player, /^Course/, 'Forty Hadith of Nawawi')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 08')
    await shows(canvas, /^Course/, 'Forty Hadith of Nawawi')
  },
})

export const Refused = meta.story({
  parameters: { spec: [342, 344] },
  play: async (player) => {
    const { canvas } = player
    await enter(player, /^Batch Name/, '   ')
    await press(player)
    await says(canvas.getByLabelText(/^Batch Name/), 'Enter the batch name Description is required')
    await says(canvas.getByRole('combobox', { name: /^Course/ }), 'Course is required')
    await expect(canvas.getByText('2 fields need attention')).toBeVisible()
  },
})

/** Submitted with Ctrl+Enter, which a Select passes to the form. */
export const Saved = meta.story({
  parameters: { spec: [175, 371, 409] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await batchAdd.fill(player)
    await expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText('Batch "Batch 08" has been added.')
    await isAt(canvas, '/admin/batch')
    const row = (await canvas.findByRole('link', { name: 'Edit Batch 08' })).closest('tr')
    await expect(row).toHaveTextContent(/^1Batch 08 saved.*Forty Hadith of Nawawi/)
  },
})

export const OwnWords = meta.story({ parameters: { spec: [458, 503] }, ...states.ownWords })
export const Cleared = meta.story({ parameters: { spec: [345] }, ...states.cleared })

import { expect } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { leadsTo, shows } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(batchEdit)

const meta = preview.meta({ ...consoleAt('/admin/batch_edit/5'), tags: ['!autodocs', 'console'] })

export const Filled = meta.story({
  parameters: { spec: [98, 176, 177, 178, 408] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Batch Name/)).toHaveValue('Batch 05 Men')
    await shows(canvas, /^Course/, 'Advanced Hadith Studies')
    await expect(canvas.getByRole('button', { name: 'UPDATE' })).toBeVisible()
    await leadsTo(canvas, 'Back to batches', '/admin/batch')
  },
})

/** Batch 03 Women has no course yet. */
export const Refused = meta.story({
  parameters: { spec: [343, 344] },
  args: { entries: ['/admin/batch_edit/3'] },
  play: async (player) => {
    const { canvas } = player
    await states.refusedOne(player, 'Description is required')
    await expect(canvas.getByText('Course is required')).toBeVisible()
  },
})

export const OwnWords = meta.story({ parameters: { spec: [179, 410, 458, 461, 503] }, ...states.ownWords })

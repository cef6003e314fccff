import { expect } from 'storybook/test'
import { batch05Men } from '#mocks/fixtures/batches.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { CHANGED_BY_OFFICE, leadsTo, press, says, shows, somebodyElseSaves } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(batchEdit)

const meta = preview.meta({ ...consoleAt('/admin/batch_edit/5'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ tags: ['frame'], ...states.loading })

export const Filled = meta.story({
  parameters: { spec: [98, 176, 177, 178, 408] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Batch Name/)).toHaveValue('Batch 05 Men')
    await shows(canvas, /^Course/, 'Advanced Hadith Studies')
    await expect(canvas.getByRole('button', { name: 'UPDATE' })).toBeVisible()
    await leadsTo(canvas, 'Back to batches', '/admin/batch')
  },
})

export const LoadFailed = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.loadFailed })
export const Gone = meta.story({ tags: ['frame'], ...states.gone })

/** Batch 03 Women has no course yet. */
export const Refused = meta.story({
  parameters: { spec: [343, 344] },
  args: { entries: ['/admin/batch_edit/3'] },
  play: async (player) => {
    const { canvas } = player
    await states.refusedOne.play(player)
    await expect(canvas.getByText('Course is required')).toBeVisible()
  },
})

export const Saving = meta.story({ tags: ['frame'], parameters: { spec: [278, 279] }, ...states.saving })
export const Saved = meta.story({ parameters: { spec: [179, 410] }, ...states.saved })

export const Server422 = meta.story({
  parameters: { spec: [367, 486] },
  play: async (player) => {
    const { canvas, userEvent } = player
    const name = await canvas.findByLabelText(/^Batch Name/)
    await userEvent.clear(name)
    await userEvent.paste('Batch 01')
    await press(player, 'UPDATE')
    await says(name, 'Enter the batch name A batch with this name already exists')
  },
})

export const Failed = meta.story({ tags: ['frame'], parameters: { spec: [458, 503] }, ...states.failed })

/** The form works without the courses, and keeps the batch's own. */
export const CoursesFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/course_ids', 500)),
  play: async (player) => {
    const { canvas, userEvent } = player
    await expect(await canvas.findByText('Error loading courses')).toBeVisible()
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), ' 2')
    await press(player, 'UPDATE')
    const row = (await canvas.findByRole('link', { name: 'Edit Batch 05 Men 2' })).closest('tr')
    await expect(row).toHaveTextContent('Advanced Hadith Studies')
  },
})

export const Conflict412 = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), ' 2')
    await somebodyElseSaves('/batches/5', { M02_Name: batch05Men.M02_Name, M02_M01_CourseId: 4 })
    await press(player, 'UPDATE')
    await canvas.findByText(`Batch "Batch 05 Men 2" has been saved. Course was ${CHANGED_BY_OFFICE}`)
    const row = (await canvas.findByRole('link', { name: 'Edit Batch 05 Men 2' })).closest('tr')
    await expect(row).toHaveTextContent('Arabic for Readers')
  },
})

export const Dirty = meta.story({ tags: ['frame'], ...states.dirty })

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

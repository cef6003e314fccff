import { expect } from 'storybook/test'
import { arabic } from '#mocks/fixtures/courses.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { courseEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import { press } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(courseEdit)

const meta = preview.meta({ ...consoleAt('/admin/course_edit/4'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story(states.loading)

export const Filled = meta.story({
  parameters: { spec: [101, 224, 225, 413] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue(arabic.M01_Title)
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue(arabic.M01_Description)
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
})

export const LoadFailed = meta.story({ parameters: { spec: [503] }, ...states.loadFailed })
export const Gone = meta.story(states.gone)

export const Refused = meta.story({
  parameters: { spec: [364] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.clear(await canvas.findByLabelText(/^Title/))
    await userEvent.clear(canvas.getByLabelText(/^Description/))
    await press(player, 'Update')
    await expect(await canvas.findByText('Title is required')).toBeVisible()
    await expect(canvas.getByText('Description is required')).toBeVisible()
  },
})

export const Saving = meta.story({ parameters: { spec: [278, 279] }, ...states.saving })
export const Saved = meta.story({ parameters: { spec: [226, 415] }, ...states.saved })
export const Server422 = meta.story({ parameters: { spec: [367, 368] }, ...states.server422 })
export const Failed = meta.story({ parameters: { spec: [503] }, ...states.failed })
export const Offline = meta.story({ parameters: { spec: [503] }, ...states.offline })

export const Dirty = meta.story(states.dirty)
